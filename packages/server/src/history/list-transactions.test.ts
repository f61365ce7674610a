import { toDecimal } from '@billfold/core';
import { type ListTransactions, listTransactions } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, holderWith, send, stranger } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let holder: Holder;

beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['0.3']);
});

const list = async (query: ListTransactions) => {
  const request = { params: { walletId: holder.walletId }, query };
  const { items, total } = await server.call(listTransactions, request, holder);
  expect(total).toBe(items.length);
  return items;
};

describe('the list of transactions (R-TX)', () => {
  it('is filtered by the status that each row shows', async () => {
    await deposit(server, holder, '0.1');
    await confirm(server, 1);
    await send(server, holder, { amount: toDecimal('0.01') });
    await confirm(server, 0);
    const shown = await list({});
    expect(new Set(shown.map(({ status }) => status))).toEqual(
      new Set(['PENDING', 'CONFIRMING', 'CONFIRMED']),
    );
    for (const status of [
      'PENDING',
      'CONFIRMING',
      'CONFIRMED',
      'FAILED',
      'DROPPED',
      'REPLACED',
    ] as const) {
      const expected = shown.filter((each) => each.status === status);
      expect(await list({ Status: status })).toEqual(expected);
    }
  });

  it('is filtered by kind, and by a part of a hash or an address in any case', async () => {
    const sent = await send(server, holder, { amount: toDecimal('0.01') });
    const hashes = async (query: ListTransactions) => (await list(query)).map(({ hash }) => hash);
    expect(await hashes({ Type: 'SENT' })).toEqual([sent.hash]);
    expect(await hashes({ Search: sent.hash.slice(8, 24).toUpperCase() })).toEqual([sent.hash]);
    expect(await hashes({ Search: stranger.slice(4) })).toEqual([sent.hash]);
  });

  it.each(['%', '_', '\\', "'"])('takes %s for itself', async (Search) => {
    expect(await list({ Search })).toEqual([]);
  });

  it('goes from FiatFrom to FiatTo, both among it, by what each was worth then', async () => {
    await deposit(server, holder, '0.1');
    await confirm(server, 1);
    const worths = (await list({})).map(({ fiatValueAtTime }) => fiatValueAtTime ?? '');
    const [small = '', large = ''] = [...worths].sort((one, other) => Number(one) - Number(other));
    const shown = async (query: ListTransactions) =>
      (await list(query)).map(({ fiatValueAtTime }) => fiatValueAtTime);
    expect(Number(small)).toBeGreaterThan(0);
    expect(await shown({ FiatFrom: large })).toEqual([large]);
    expect(await shown({ FiatTo: small })).toEqual([small]);
    expect(await shown({ FiatFrom: small, FiatTo: large })).toHaveLength(2);
    expect(await shown({ FiatTo: '0.01' })).toEqual([]);
  });

  it('begins with DateFrom and ends before DateTo', async () => {
    const [only] = await list({});
    if (only === undefined) throw new Error('there is no transaction');
    const { createdAt } = only;
    const later = new Date(createdAt.getTime() + 1);
    expect(await list({ DateFrom: createdAt, DateTo: later })).toHaveLength(1);
    expect(await list({ DateFrom: later })).toEqual([]);
    expect(await list({ DateTo: createdAt })).toEqual([]);
  });
});
