import { expect, test } from 'vitest';
import { type Contact, listContacts } from '../contract/contacts/contacts.ts';
import { createSandbox } from '../testing/index.ts';
import { loadContacts } from './load-contacts.ts';

test('an address book of more than a page is loaded whole, each contact once', async () => {
  const { client, services, walletId } = await createSandbox();
  const asked: (number | undefined)[] = [];
  services.on(listContacts)(({ query: { page = 1, pageSize = 25 } }) => {
    asked.push(page);
    // One was added meanwhile: what stood at the end of a page stands at the head of the next, too.
    const begin = page === 1 ? 0 : (page - 1) * pageSize - 1;
    return { items: book.slice(begin, page * pageSize), total: book.length, page, pageSize };
  });
  const contacts = await loadContacts(client, walletId, new AbortController().signal);
  expect(contacts.map(({ name }) => name)).toEqual(book.map(({ name }) => name));
  expect(asked.sort()).toEqual([1, 2, 3]);
});

const book: readonly Contact[] = Array.from({ length: 230 }, (_, at) => ({
  id: `01890000-0000-7000-8000-${at.toString().padStart(12, '0')}`,
  name: `Contact ${at}`,
  network: 'BTC',
  address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  memo: null,
  createdAt: new Date('2026-11-20T09:00:00.000Z'),
  lastUsedAt: null,
  addressChangedAt: null,
}));
