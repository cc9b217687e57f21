/// Taking a free seat. The secret is of our own making and noted before it is sent: if the answer is lost, even with the page itself,
/// the same request can be made again, and the seat is ours.

import { api, newSecret } from "./api";
import { newKept, type Ledger } from "./ledger";

export async function sitDown(id: string, invitation: string | null, name: string, ledger: Ledger): Promise<void> {
  const secret = ledger.sitting(id) ?? newSecret();
  ledger.sit(id, secret);
  await api.join(id, { secret, name, ...(invitation === null ? {} : { invitation }) });
  ledger.keep(newKept(id, secret));
}

/** Whether a request whose answer never came has given us a seat. It is kept then. */
export async function isSeated(id: string, ledger: Ledger): Promise<boolean> {
  const secret = ledger.sitting(id);
  if (secret === null || ledger.find(id)) return false;
  const { seat } = await api.show(id, secret);
  if (seat !== null) ledger.keep(newKept(id, secret));
  return seat !== null;
}
