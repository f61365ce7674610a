import {
  type ContactFields,
  createContact,
  createWallet,
  deleteContact,
  importContacts,
  listContacts,
  listSecurityEvents,
  updateContact,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { holderWith, send, stranger, strangers } from '../../test/funded.ts';
import { type Holder, mailsTo, newWallet, stepUpWithPassword } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { formerContacts, wallets } from '../db/schema.ts';
import { purgeWallets } from '../wallets/purge-wallets.ts';

describe('the address book of a wallet', () => {
  let server: TestServer;
  let holder: Holder;
  let params: { readonly id: string };
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.5']);
    params = { id: holder.walletId };
  });
  const bob = (changes: Partial<ContactFields> = {}): ContactFields => ({
    name: 'Bob',
    network: 'BTC',
    address: stranger,
    memo: null,
    ...changes,
  });
  const add = (changes: Partial<ContactFields> = {}) =>
    server.call(createContact, { params, body: bob(changes) }, holder);
  const header = 'name,network,address,memo';
  const row = (at: number) => `Contact number ${at},BTC,${stranger},${at}`;
  const list = (query = {}) => server.call(listContacts, { params, query }, holder);

  it('keeps contacts by name, with their address as the network writes it', async () => {
    const created = await add({ address: stranger.toUpperCase() });
    const createdAt = new Date(server.clock.now());
    expect(created).toEqual({
      id: created.id,
      ...bob(),
      createdAt,
      lastUsedAt: null,
      addressChangedAt: null,
    });
    const ether = await add({
      name: 'alice',
      network: 'ETH',
      address: strangers.ETH.toLowerCase(),
      memo: 'rent',
    });
    expect(ether).toMatchObject({ address: strangers.ETH, memo: 'rent' });
    expect(await list()).toEqual({ items: [ether, created], total: 2, page: 1, pageSize: 100 });
    expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ items: [created], total: 2 });
  });

  it.each([
    ['an address of another network', { address: strangers.ETH }],
    ['a mistyped one', { address: stranger.replace('q', 'p') }],
    ['one that loses what it gets', { network: 'ETH', address: `0x${'0'.repeat(40)}` }],
  ] as const)('refuses %s', async (_, changes) => {
    const refusal = await server.refusal(createContact, { params, body: bob(changes) }, holder);
    expect(refusal).toMatchObject({ status: 400, code: 'ADDRESS_INVALID' });
    expect(Object.keys(refusal.fields)).toEqual(['address']);
    expect((await list()).total).toBe(0);
  });

  it('has an address once, and again with another memo', async () => {
    const first = await add();
    const body = bob({ name: 'Robert' });
    expect(await server.refusal(createContact, { params, body }, holder)).toMatchObject({
      status: 409,
      code: 'CONTACT_EXISTS',
    });
    await stepUpWithPassword(server, holder);
    const second = await add({ memo: '7' });
    const place = { params: { ...params, contactId: second.id }, body: bob() };
    expect(await server.refusal(updateContact, place, holder)).toMatchObject({
      code: 'CONTACT_EXISTS',
    });
    const renamed = { params: { ...params, contactId: first.id }, body };
    expect(await server.call(updateContact, renamed, holder)).toMatchObject({
      id: first.id,
      name: 'Robert',
    });
    await server.call(deleteContact, { params: renamed.params }, holder);
    expect((await list()).items).toMatchObject([{ id: second.id }]);
    expect(await server.refusal(deleteContact, { params: renamed.params }, holder)).toMatchObject({
      status: 404,
    });
  });

  it('tells when something was last sent there', async () => {
    await add();
    await send(server, holder, { destinationAddress: stranger });
    expect((await list()).items).toMatchObject([{ lastUsedAt: new Date(server.clock.now()) }]);
  });

  it('takes a CSV file, names what it does not take and keeps the rest', async () => {
    await add();
    const csv = [
      'name,network,address,memo',
      `Bob again,btc,${stranger},`,
      `"Mara ""M"" Lee",ETH,${strangers.ETH},`,
      `Nobody,BTC,${strangers.ETH},`,
      `,LTC,${strangers.LTC},`,
      `Rita,LTC,${strangers.LTC},desk 7`,
      '',
    ].join('\r\n');
    expect(await server.call(importContacts, { params, body: { csv } }, holder)).toEqual({
      imported: 2,
      known: 1,
      refused: [
        { line: 4, message: 'This is not a Bitcoin address that can be paid.' },
        { line: 5, message: "This isn't a valid contact." },
      ],
    });
    expect((await list()).items.map(({ name, memo }) => [name, memo])).toEqual([
      ['Bob', null],
      ['Mara "M" Lee', null],
      ['Rita', 'desk 7'],
    ]);
    for (const wrong of ['name,address\r\n', 'name,network,address,memo\r\n"open'])
      expect(
        await server.refusal(importContacts, { params, body: { csv: wrong } }, holder),
      ).toMatchObject({ status: 400, fields: { csv: [expect.any(String)] } });
  });

  describe('whose name stands for another address', () => {
    const hourMs = 3_600_000;
    const other = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
    const now = () => new Date(server.clock.now());
    const change = (id: string, changes: Partial<ContactFields>) =>
      server.call(
        updateContact,
        { params: { ...params, contactId: id }, body: bob(changes) },
        holder,
      );
    beforeEach(() => stepUpWithPassword(server, holder));
    const remove = (id: string) =>
      server.call(deleteContact, { params: { ...params, contactId: id } }, holder);
    const notices = async () => {
      const mails = await mailsTo(server.context.db, holder.user.email);
      return mails.filter(({ subject }) => subject === 'A contact has a new address');
    };
    const eventTypes = async () => {
      const { data } = await server.call(listSecurityEvents, { query: {} }, holder);
      return data.map(({ type }) => type);
    };

    it('is marked, mailed and recorded when its address is changed', async () => {
      const { id } = await add();
      server.clock.advance(hourMs);
      await stepUpWithPassword(server, holder);
      const changedAt = now();
      expect(await change(id, { address: other })).toMatchObject({ addressChangedAt: changedAt });
      expect(await eventTypes()).toContain('CONTACT_ADDRESS_CHANGED');
      const [mail, ...more] = await notices();
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`Bob (Bitcoin): ${other}`);
      server.clock.advance(hourMs);
      expect(await change(id, { address: other, name: 'Robert' })).toMatchObject({
        addressChangedAt: changedAt,
      });
      expect(await notices()).toHaveLength(1);
    });

    it('keeps its address, network and memo without a step-up, and takes a new name', async () => {
      const { id } = await add({ memo: '7' });
      server.clock.advance(hourMs);
      for (const changes of [
        { memo: '7', address: other },
        { memo: '8' },
        { memo: null },
        { network: 'ETH', address: strangers.ETH, memo: '7' },
      ] as const) {
        const place = { params: { ...params, contactId: id }, body: bob(changes) };
        expect(await server.refusal(updateContact, place, holder)).toMatchObject({
          status: 403,
          code: 'STEP_UP_REQUIRED',
        });
      }
      expect(await change(id, { memo: '7', name: 'Robert' })).toEqual({
        ...(await list()).items[0],
        ...bob({ memo: '7', name: 'Robert' }),
        addressChangedAt: null,
      });
      expect(await notices()).toEqual([]);
    });

    it('is marked when its memo is changed, which decides who an exchange pays', async () => {
      const { id } = await add({ memo: '7' });
      expect(await change(id, { memo: '8' })).toMatchObject({ addressChangedAt: now() });
      expect((await notices())[0]?.text).toContain(`${stranger}, memo 8`);
    });

    it('is not marked when it is added, renamed, or added again as it was', async () => {
      const { id } = await add();
      expect(await change(id, { name: 'Robert' })).toMatchObject({ addressChangedAt: null });
      await remove(id);
      expect(await add()).toMatchObject({ addressChangedAt: null });
      expect(await add({ name: 'Rita', address: other })).toMatchObject({ addressChangedAt: null });
      expect(await add({ network: 'ETH', address: strangers.ETH })).toMatchObject({
        addressChangedAt: null,
      });
      expect(await notices()).toEqual([]);
    });

    it('is marked when it takes the name of one that was removed within a day', async () => {
      const setLeft = (hours: number) =>
        server.context.db
          .update(formerContacts)
          .set({ leftAt: new Date(server.clock.now() - hours * hourMs) });
      await remove((await add()).id);
      await setLeft(23);
      const taken = await add({ name: 'bob', address: other });
      expect(taken.addressChangedAt).toEqual(now());
      expect(await notices()).toHaveLength(1);
      await remove(taken.id);
      await setLeft(25);
      expect(await add()).toMatchObject({ addressChangedAt: null });
    });

    it('is marked when it takes the name of another one, before or after that is renamed', async () => {
      const first = await add();
      expect(await add({ address: other })).toMatchObject({ addressChangedAt: now() });
      await change(first.id, { name: 'Robert' });
      const eve = await add({ name: 'Eve', memo: '9' });
      expect(await change(eve.id, { name: 'BOB', memo: '9' })).toMatchObject({
        addressChangedAt: now(),
      });
      expect(await notices()).toHaveLength(2);
    });

    it('is marked when an import brings it, in one mail', async () => {
      await add();
      const rows = Array.from({ length: 12 }, (_, at) => `Bob,BTC,${stranger},${at}`);
      const csv = ['name,network,address,memo', ...rows, `Rita,BTC,${other},`].join('\n');
      await server.call(importContacts, { params, body: { csv } }, holder);
      const { items } = await list();
      const marked = items.filter(({ addressChangedAt }) => addressChangedAt !== null);
      expect(marked.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, () => 'Bob'));
      const [mail, ...more] = await notices();
      expect(more).toEqual([]);
      expect(mail?.text).toContain('and 2 more.');
    });

    it('is erased with its wallet', async () => {
      await remove((await add()).id);
      await server.context.db
        .update(wallets)
        .set({ deletedAt: new Date(0) })
        .where(eq(wallets.id, holder.walletId));
      await purgeWallets(server.context);
      expect(await server.context.db.select().from(formerContacts)).toEqual([]);
    });
  });

  it('takes more than 64 KB at once', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => row(at));
    const csv = [header, ...rows].join('\n');
    expect(csv.length).toBeGreaterThan(64 * 1024);
    expect(await server.call(importContacts, { params, body: { csv } }, holder)).toEqual({
      imported: 1_000,
      known: 0,
      refused: [],
    });
  });

  it('holds 1,000 contacts of a user in all wallets together', async () => {
    const csvOf = (from: number, to: number) =>
      [header, ...Array.from({ length: to - from }, (_, at) => row(from + at))].join('\n');
    const importing = (csv: string) => ({ params, body: { csv } });
    await server.call(importContacts, importing(csvOf(0, 990)), holder);
    const full = {
      status: 409,
      code: 'TOO_MANY_CONTACTS',
      errors: ['You can have 1,000 contacts in all your wallets together. Delete some first.'],
    };
    expect(
      await server.refusal(importContacts, importing(csvOf(980, 1_001)), holder),
    ).toMatchObject(full);
    expect((await list({ pageSize: 1 })).total).toBe(990);
    // Contacts that exist already take no room.
    expect(await server.call(importContacts, importing(csvOf(980, 999)), holder)).toMatchObject({
      imported: 9,
      known: 10,
    });
    const other = newWallet({ name: 'Other' });
    const { id } = await server.call(createWallet, { body: other }, holder);
    const adding = (memo: string) => ({ params: { id }, body: bob({ memo }) });
    const added = await Promise.allSettled(
      ['a', 'b', 'c'].map((memo) => server.call(createContact, adding(memo), holder)),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.refusal(createContact, adding('d'), holder)).toMatchObject(full);
  });
});
