import type { Contact } from '../contract/contacts/contacts.ts';
import type { BillfoldClient } from '../create-client.ts';
import { loadPages } from './load-pages.ts';

/** Loads every contact of a wallet. */
export function loadContacts(
  { wallets }: Pick<BillfoldClient, 'wallets'>,
  walletId: string,
  signal: AbortSignal,
): Promise<readonly Contact[]> {
  return loadPages((query) => wallets.contacts({ params: { id: walletId }, query }, { signal }));
}
