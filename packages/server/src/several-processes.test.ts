import { type Decimal, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  getDepositAddress,
  getFees,
  listAddresses,
  listTransactions,
} from '@billfold/core/contract';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  holderWith,
  placeOf,
  rebroadcast,
  send,
  stranger,
} from '../test/funded.ts';
import type { Holder } from '../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../test/test-server.ts';
import { events } from './db/schema.ts';
import type { Role } from './platform/role.ts';

/** Servers on one database, as processes are. On PostgreSQL their transactions run side by side. */
async function startServers(roles: readonly Role[]): Promise<readonly TestServer[]> {
  const prepared = await testServerOptions();
  const shared = { ...prepared.options, isOnlyProcess: false };
  return Promise.all(
    roles.map((role) => createTestServer({}, { ...prepared, options: { ...shared, role } })),
  );
}

describe('several processes on one database', () => {
  let first: TestServer;
  let second: TestServer;
  beforeEach(async () => {
    const [one, two] = await startServers(['api', 'api']);
    if (one === undefined || two === undefined) throw new Error('There are no servers.');
    first = one;
    second = two;
  });
  const inTurn = <T>(count: number, ask: (server: TestServer, at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => ask(at % 2 === 0 ? first : second, at)));

  it('begin one ledger, whose coins both know', async () => {
    const heads = await inTurn(2, ({ context }) => context.chains.get('BTC').head());
    expect(heads[0]).toEqual(heads[1]);
  });

  it('give one new address to many clicks at once', async () => {
    const holder = await holderWith(first, []);
    const given = await inTurn(8, (server) =>
      server.call(
        getDepositAddress,
        { params: placeOf(holder), query: { createNew: true } },
        holder,
      ),
    );
    expect(new Set(given.map(({ addressValue }) => addressValue)).size).toBe(1);
    const rows = await first.call(listAddresses, { params: placeOf(holder), query: {} }, holder);
    expect(rows).toHaveLength(2);
  });

  it('F4: send once for one key on any process, even when it takes the whole balance', async () => {
    const holder = await holderWith(first, ['0.3']);
    // The whole balance: the second call finds nothing left to plan with.
    const query = { amount: toDecimal('0'), toAddress: stranger, feeRate: 'Medium' } as const;
    const fees = await first.call(getFees, { params: placeOf(holder), query }, holder);
    const amount = subtract(fees.maximumAmount, fees.estimatedFee);
    const sent = await inTurn(6, (server) => send(server, holder, { amount, sendingMax: true }));
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(1);
  });

  it('spend no output twice when sends come at once', async () => {
    const holder = await holderWith(first, ['0.3', '0.3', '0.3', '0.3']);
    const sent = await inTurn(6, (server, at) => send(server, holder, { key: `key-${at}` }));
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(6);
    await rebroadcast(second);
    await confirm(second, 2);
    expect(await sentStatuses(first, holder)).toEqual(Array(6).fill('CONFIRMED'));
  });

  it('announce what others have to do, with the change and only with it', async () => {
    const holder = await holderWith(first, ['0.3']);
    const { db } = first.context;
    await db.delete(events);
    await second.sandboxes.BTC.ledger.hold('0'.repeat(64), true);
    await expect(send(first, holder, { amount: toDecimal('9') })).rejects.toThrow('400');
    expect(await db.$count(events)).toBe(0);
    await send(first, holder);
    const rows = await db.select().from(events).orderBy(asc(events.id));
    expect(rows.map(({ topic, payload }) => ({ topic, payload }))).toEqual([
      { topic: 'outbox', payload: { kind: 'broadcast' } },
      { topic: 'ledger', payload: { network: 'BTC' } },
      { topic: 'outbox', payload: { kind: 'transaction-mail' } },
    ]);
  });

  it('keep the books straight while one of them watches and the other one sends', async () => {
    const holder = await holderWith(first, ['0.3', '0.3', '0.3', '0.3']);
    const watching = (async () => {
      for (let block = 0; block < 6; block += 1) await confirm(second, 1);
    })();
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => send(first, holder, { key: `key-${at}` })),
    );
    await watching;
    await rebroadcast(second);
    await confirm(second, 2);
    expect(await sentStatuses(first, holder)).toEqual(Array(6).fill('CONFIRMED'));
  });
});

describe('an api and a worker', () => {
  it('book at once in the one what came in at the other', async () => {
    const [api, worker] = await startServers(['api', 'worker']);
    if (api === undefined || worker === undefined) throw new Error('There are no servers.');
    const holder = await holderWith(api, []);
    worker.start();
    const { addressValue: address } = await api.call(
      getDepositAddress,
      { params: placeOf(holder), query: {} },
      holder,
    );
    await api.sandboxes.BTC.ledger.pay({ address, amount: toBaseUnits(100_000_000n) });
    const pending = async () => (await balanceOf(api, holder)).pending;
    await expect.poll(pending, { timeout: 10_000 }).toBe('1.00000000');
    await worker.stop();
  });

  it('has no API in the worker, and its health', async () => {
    const [worker] = await startServers(['worker']);
    const statusOf = async (url: string) => (await worker?.app.inject({ url }))?.statusCode;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/v1/config')).toBe(404);
    expect(await statusOf('/api/wallets')).toBe(404);
  });
});

async function sentStatuses(server: TestServer, { walletId, token }: Holder) {
  const query = { PageSize: 100 };
  const { items } = await server.call(listTransactions, { params: { walletId }, query }, { token });
  return items.flatMap(({ type, status }) => (type === 'SENT' ? [status] : []));
}

function subtract(from: Decimal, what: Decimal): Decimal {
  const units = parseAmount(from, 8) - parseAmount(what, 8);
  return toDecimal(toBaseUnits(units), { decimals: 8 });
}
