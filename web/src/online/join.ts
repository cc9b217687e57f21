/// Taking a free seat. The secret is of our own making and remembered as long as the page is open: if the answer is lost, the same
/// request is made again, and the seat is ours.

import { api, newSecret } from "./api";
import { newKept, type Ledger } from "./ledger";

const pending = new Map<string, string>();

export async function sitDown(id: string, invitation: string | null, ledger: Ledger): Promise<void> {
  const secret = pending.get(id) ?? newSecret();
  pending.set(id, secret);
  await api.join(id, { secret, ...(invitation === null ? {} : { invitation }) });
  pending.delete(id);
  ledger.keep(newKept(id, secret));
}
