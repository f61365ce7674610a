import { expect, it } from 'vitest';
import { listAccounts } from '../contract/index.ts';
import { createSandbox } from '../testing/index.ts';
import { loadAccounts } from './load-accounts.ts';

it('loads every page of accounts, and one that moved between two only once', async () => {
  const { client, walletId, services, books } = await createSandbox({ balances: ['1'] });
  const [account] = books.accounts();
  if (!account) throw new Error('There is one.');
  const id = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const all = Array.from({ length: 201 }, (_, at) => ({ ...account, id: id(at) }));
  services.on(listAccounts)(({ query: { page = 1, pageSize = 100 } }) => ({
    // The last of a page has moved to the next meanwhile.
    items: all.slice(Math.max(0, (page - 1) * pageSize - 1), page * pageSize),
    page,
    pageSize,
    total: all.length,
  }));
  const loaded = await loadAccounts(client, walletId, new AbortController().signal);
  expect(loaded.map((each) => each.id)).toEqual(all.map((each) => each.id));
});
