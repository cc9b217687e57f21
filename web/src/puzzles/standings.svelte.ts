/// The visitor's standings on this device, as the page sees them.

import { StandingsKeeper, type Carried } from "./keeping";
import { withDay, type Standing } from "./standing";

export class Ratings {
  all = $state.raw<Carried>({ standings: {}, days: { last: null, count: 0, best: 0 } });

  constructor(private readonly keeper: StandingsKeeper) {
    this.all = keeper.readAll();
  }

  of(game: string): Standing {
    return this.all.standings[game] ?? this.keeper.read(game);
  }

  /** Changes how one stands in a game. Another tab may have gone on: what it has noted is read again before anything is written. */
  change(game: string, step: (standing: Standing) => Standing): void {
    this.keeper.keep(game, step(this.keeper.read(game)));
    this.all = this.keeper.readAll();
  }

  /** A puzzle of the day is solved. */
  noteDay(game: string, day: number): void {
    this.keeper.keepDays(withDay(this.keeper.readDays(), day));
    this.change(game, (standing) => ({ ...standing, daily: day }));
  }

  write(): string {
    return this.keeper.write();
  }

  take(text: string): boolean {
    const isTaken = this.keeper.take(text);
    this.all = this.keeper.readAll();
    return isTaken;
  }

  forget(): void {
    this.keeper.forget();
    this.all = this.keeper.readAll();
  }
}
