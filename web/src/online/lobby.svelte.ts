/// The open games, as they come and go. Over a socket if there is one; whenever it is gone, a request asks once more.

import { api } from "./api";
import { closeSocket, openSocket } from "./transports";
import type { Listing } from "./types";

const SHORTEST = 1_000;
const LONGEST = 15_000;

export class LobbyWatch {
  /** Nothing while it is not known yet. */
  games = $state.raw<Listing[] | null>(null);
  reachable = $state(true);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private ended = false;

  start(): void {
    this.socket = openSocket("/api/lobby/socket", {
      message: (message) => {
        if (message.type !== "lobby") return;
        this.failures = 0;
        this.show(message.games);
      },
      closed: () => void this.lose(),
    });
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    if (this.socket) closeSocket(this.socket);
  }

  private show(games: Listing[]): void {
    this.games = games;
    this.reachable = true;
  }

  private async lose(): Promise<void> {
    if (this.ended) return;
    await api.lobby().then(
      (games) => this.show(games),
      () => {
        this.reachable = false;
      },
    );
    if (this.ended) return;
    this.timer = setTimeout(() => this.start(), Math.min(LONGEST, SHORTEST * 2 ** this.failures));
    this.failures += 1;
  }
}
