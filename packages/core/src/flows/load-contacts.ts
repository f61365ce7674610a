import type { Contact } from '../contract/contacts/contacts.ts';
import type { BillfoldClient } from '../create-client.ts';
import { loadPages } from './load-pages.ts';

/**
 * Loads every contact of a wallet.
 * @example
 * const contacts = await loadContacts(client, walletId, new AbortController().signal);
 */
export function loadContacts(
  { contacts }: Pick<BillfoldClient, 'contacts'>,
  walletId: string,
  signal: AbortSignal,
): Promise<readonly Contact[]> {
  return loadPages((query) => contacts.list(walletId, query, { signal }));
}
