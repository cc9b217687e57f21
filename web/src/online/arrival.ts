/// How one comes to an online game: with a key in the address, with one that this browser keeps, or with what is left of either.

import { newKept, type Ledger } from "./ledger";
import { readKey } from "./links";

/** What is wrong with the key one comes with: a link that was cut, of which kind can perhaps be told, or a key that was kept here and is
 * damaged. */
export type Flaw = "invitation" | "seat" | "link" | "kept";

export interface Arrival {
  /** What lets one take the free seat. */
  invitation: string | null;
  flaw: Flaw | null;
  /** The address has the key to another seat than the one that is kept here; it was not taken. */
  isOther: boolean;
}

/** Reads the address, and keeps the key to a seat that is in it. */
export function arrive(id: string, hash: string, ledger: Ledger): Arrival {
  const read = readKey(hash);
  const kept = ledger.find(id);
  const arrival: Arrival = { invitation: null, flaw: null, isOther: false };
  if (read.kind === "key" && read.key.kind === "seat") {
    // A link from anybody must not cost one the seat one has.
    if (kept) return { ...arrival, isOther: kept.secret !== read.key.secret };
    ledger.keep(newKept(id, read.key.secret));
    return arrival;
  }
  if (kept) return arrival;
  if (ledger.isDamaged(id)) arrival.flaw = "kept";
  if (read.kind === "broken") return { ...arrival, flaw: read.meant ?? "link" };
  return read.kind === "key" ? { ...arrival, invitation: read.key.secret } : arrival;
}
