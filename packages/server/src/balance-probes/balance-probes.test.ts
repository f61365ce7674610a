import { getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  claimCheckoutHash,
  getMerchantPayment,
  getTransaction,
  listTransactions,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { balanceOf, deposit, send } from '../../test/funded.ts';
import { oneOfEachKind } from '../../test/one-of-each-kind.ts';
import { mailsTo, openHolder } from '../../test/people.ts';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { wantRescan } from '../chains/cursor.ts';
import {
  addresses,
  balanceProbes,
  bookDrifts,
  paymentTransfers,
  transactions,
} from '../db/schema.ts';
import { takeAddress } from '../payments-accounts/take-address.ts';
import { applyTransactions } from '../watcher/apply-transactions.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { watchChain } from '../watcher/watch-chain.ts';
import { type AccountFinding, createProber } from './create-prober.ts';
import { requestProbes } from './request-probes.ts';

const networks = ['ETH', 'BSC', 'TRX'] as const;
type ProbedNetwork = (typeof networks)[number];

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

/** Mines blocks, and brings the books up to them. */
async function mine(network: ProbedNetwork, blocks: number) {
  if (blocks > 0) await server.sandboxes[network].ledger.mine(blocks);
  const watch = watchChain(server.context, network);
  await watch.catchUp();
  await rescanIfWanted(server.context, network);
}

const finalOf = (network: ProbedNetwork) => getNetwork(network).confirmations.final;

function openProber(network: ProbedNetwork) {
  const findings: AccountFinding[] = [];
  const onFinding = (finding: AccountFinding) => findings.push(finding);
  const prober = createProber(server.context, network, { onFinding });
  if (prober === null) throw new Error(`${network} has no probe`);
  return { findings, probe: () => prober.probe() };
}

/** A look of a process that has just started, after the time between two looks. */
async function look(network: ProbedNetwork) {
  server.clock.advance(600_000);
  const { probe: take, findings } = openProber(network);
  await take();
  return findings;
}

/** A look that finds a difference, and the one that confirms it. */
async function probe(network: ProbedNetwork) {
  await look(network);
  await mine(network, 1);
  return look(network);
}

async function payByContract(network: ProbedNetwork, address: string, amount: bigint) {
  const { ledger } = server.sandboxes[network];
  const paid = await ledger.pay({ address, amount: toBaseUnits(amount), byContract: true });
  expect(paid.outcome).toBe('sent');
}

const unit = (network: ProbedNetwork) => 10n ** BigInt(getNetwork(network).decimals);

async function addressOf(accountId: string): Promise<string> {
  const [row] = await server.context.db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.accountId, accountId));
  return row?.address ?? '';
}

async function rowsOf(accountId: string) {
  const rows = await server.context.db
    .select()
    .from(transactions)
    .where(eq(transactions.accountId, accountId));
  return rows.map(({ type, valueUnits, endedAs }) => ({ type, valueUnits, endedAs }));
}

const received = (valueUnits: bigint) => ({ type: 'RECEIVED', valueUnits, endedAs: null });

async function openPaid(network: ProbedNetwork) {
  const holder = await openHolder(server, 'holder@example.com', network);
  await mine(network, 1);
  const address = await addressOf(holder.account.id);
  await payByContract(network, address, unit(network));
  return { holder, address };
}

describe.each(oneOfEachKind(networks))('money that a contract pays on %s', (network) => {
  it('reaches a wallet once its block is final, as income without a hash', async () => {
    const { holder } = await openPaid(network);
    await mine(network, finalOf(network) - 1);
    await probe(network);
    expect(await rowsOf(holder.account.id)).toEqual([]);
    await mine(network, 1);
    await probe(network);
    const { items } = await server.call(
      listTransactions,
      { params: { walletId: holder.walletId }, query: {} },
      holder,
    );
    expect(items).toMatchObject([
      { type: 'RECEIVED', status: 'CONFIRMED', hash: null, fromAddress: null, fee: null },
    ]);
    const path = { walletId: holder.walletId, transactionId: items[0]?.id ?? '' };
    const shown = await server.call(getTransaction, { params: path }, holder);
    expect(shown).toMatchObject({ hash: null, value: items[0]?.value });
    expect((await balanceOf(server, holder)).available).toBe(items[0]?.value);
    await server.outbox.drain();
    expect(await mailsTo(server.context.db, 'holder@example.com')).not.toEqual([]);
  });

  it('is booked once, whatever is asked again, by whom and after which restart', async () => {
    const { holder, address } = await openPaid(network);
    await mine(network, finalOf(network));
    await look(network);
    await mine(network, 1);
    server.clock.advance(600_000);
    await Promise.all([openProber(network).probe(), openProber(network).probe()]);
    await probe(network);
    expect(await rowsOf(holder.account.id)).toEqual([received(unit(network))]);
    await payByContract(network, address, 2n * unit(network));
    await mine(network, finalOf(network));
    await probe(network);
    await mine(network, 1);
    await probe(network);
    expect(await rowsOf(holder.account.id)).toEqual([
      received(unit(network)),
      received(2n * unit(network)),
    ]);
  });

  it('reaches the address of a payment, and not the history of its owner', async () => {
    const holder = await openHolder(server, 'holder@example.com', network);
    const businessId = await settledBusiness(server, holder);
    const account = await paymentsAccount(server, businessId, network);
    await mine(network, 1);
    const taken = await server.context.db.transaction((tx) =>
      takeAddress(tx, server.context, { account, paymentId: 'pay_1' }),
    );
    await payByContract(network, taken.address, unit(network));
    await mine(network, finalOf(network));
    await probe(network);
    expect(await rowsOf(taken.accountId)).toEqual([received(unit(network))]);
    const { items } = await server.call(
      listTransactions,
      { params: { walletId: holder.walletId }, query: {} },
      holder,
    );
    expect(items).toEqual([]);
  });

  it('pays a payment, once, and leaves it with its block', async () => {
    const shop = await openShop(server, [network]);
    const { id, due, method } = await askToBePaid(shop, { method: network });
    const units = parseAmount(due ?? '', getNetwork(network).decimals);
    await mine(network, 1);
    await payByContract(network, method?.address ?? '', units);
    await mine(network, finalOf(network));
    await probe(network);
    await probe(network);
    const load = async () => {
      const { data } = await server.call(getMerchantPayment, { params: { id } }, shop.key);
      return data;
    };
    expect(await load()).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
    const found = () => server.context.db.select().from(paymentTransfers);
    expect(await found()).toMatchObject([{ kind: 'INTERNAL', hash: null, units, endedAs: null }]);
    await server.sandboxes[network].ledger.reorganise({ depth: finalOf(network) + 1, drop: [] });
    await mine(network, 0);
    expect((await load()).status).not.toBe('COMPLETED');
    await mine(network, finalOf(network) + 1);
    await probe(network);
    expect(await load()).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
  });

  it('is counted once where a transaction is told later that was a part of it', async () => {
    const shop = await openShop(server, [network]);
    const payment = await askToBePaid(shop, { method: network });
    const { id, due, method } = payment;
    const address = method?.address ?? '';
    const units = parseAmount(due ?? '', getNetwork(network).decimals);
    await mine(network, 1);
    await payByContract(network, address, units);
    await mine(network, finalOf(network));
    await probe(network);
    await probe(network);
    const load = async () => {
      const { data } = await server.call(getMerchantPayment, { params: { id } }, shop.key);
      return data;
    };
    const paid = await load();
    expect(paid).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', seen: due });
    // A node with traces tells a third of it when the history is read again.
    const third = units / 3n;
    const { db, chains } = server.context;
    const [found] = await db.select().from(paymentTransfers);
    const told = toldTransaction({ to: address, units: third });
    const chain = chains.get(network);
    const height = found?.blockHeight ?? 0;
    const blockAt: typeof chain.blockAt = async (asked) => {
      const block = await chain.blockAt(asked);
      if (block === null || asked !== height - 1) return block;
      return { ...block, transactions: [...block.transactions, told] };
    };
    const telling = { get: () => ({ ...chain, blockAt, survey: null }) };
    await db.transaction((tx) => wantRescan(tx, network));
    await rescanIfWanted({ ...server.context, chains: telling }, network);
    const hashesOf = ({ transfers }: typeof paid) =>
      transfers.filter(({ counted }) => counted).map(({ hash }) => hash);
    const explained = await load();
    expect(hashesOf(explained).toSorted()).toEqual([told.hash, null]);
    expect(explained).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', seen: due });
    await probe(network);
    await mine(network, finalOf(network));
    await probe(network);
    const whole = await load();
    expect(whole).toMatchObject({ paidState: 'PAID', seen: due, overBy: paid.overBy });
    expect(hashesOf(whole)).toEqual(hashesOf(explained));
    // Later money counts in full.
    // An address is asked about once a day by now.
    server.clock.advance(86_400_000);
    await payByContract(network, address, third);
    await mine(network, finalOf(network));
    await probe(network);
    await mine(network, finalOf(network));
    await probe(network);
    const rows = await db.select().from(paymentTransfers);
    expect(rows.reduce((total, row) => total + row.units, 0n)).toBe(units + third);
    expect((await load()).paidState).toBe('OVERPAID');
  });

  it('is looked for at once when the payer names the transaction', async () => {
    const shop = await openShop(server, [network]);
    const { id, due, method } = await askToBePaid(shop, { method: network });
    const units = parseAmount(due ?? '', getNetwork(network).decimals);
    await mine(network, 1);
    const { ledger } = server.sandboxes[network];
    const paid = await ledger.pay({
      ...{ address: method?.address ?? '', amount: toBaseUnits(units), byContract: true },
    });
    await mine(network, 1);
    // Long after the address was given out, it is asked about once a day.
    await server.context.db.update(balanceProbes).set({ dueAt: null, requestedAt: null });
    const hash = paid.outcome === 'sent' ? paid.hash : '';
    const request = { params: { id }, body: { hash } };
    const { data } = await server.call(claimCheckoutHash, request);
    expect(data).toMatchObject({ state: 'MINED', counted: false });
    const [probed] = await server.context.db.select().from(balanceProbes);
    expect(probed?.dueAt).toEqual(new Date(server.clock.now()));
    await mine(network, finalOf(network));
    await openProber(network).probe();
    // The second look needs a later block, and no turn.
    await mine(network, 1);
    await openProber(network).probe();
    const { data: done } = await server.call(getMerchantPayment, { params: { id } }, shop.key);
    expect(done).toMatchObject({ paidState: 'PAID' });
  });

  it('leaves the books with its block, and comes back with the next one', async () => {
    const { holder } = await openPaid(network);
    await mine(network, finalOf(network));
    await probe(network);
    const { ledger } = server.sandboxes[network];
    await ledger.reorganise({ depth: finalOf(network) + 1, drop: [] });
    await mine(network, 0);
    expect(await rowsOf(holder.account.id)).toEqual([
      { ...received(unit(network)), endedAs: 'DROPPED' },
    ]);
    await probe(network);
    expect((await balanceOf(server, holder)).available).toMatch(/^0\.0+$/);
    await mine(network, finalOf(network) + 1);
    // It was asked for when it went, and needs no turn.
    server.clock.advance(60_000);
    await openProber(network).probe();
    await mine(network, 1);
    await openProber(network).probe();
    const living = (await rowsOf(holder.account.id)).filter(({ endedAs }) => endedAs === null);
    expect(living).toEqual([received(unit(network))]);
  });

  it('is told apart from what was received, sent and charged by hash', async () => {
    const holder = await openHolder(server, 'holder@example.com', network);
    await deposit(server, holder, '5');
    await mine(network, finalOf(network));
    await send(server, holder, { amount: toDecimal('1'), acceptFee: true });
    await server.outbox.drain();
    await probe(network);
    await mine(network, finalOf(network));
    await probe(network);
    await send(server, holder, { amount: toDecimal('1'), acceptFee: true, key: 'key-2' });
    await probe(network);
    const rows = await rowsOf(holder.account.id);
    expect(rows.map(({ type }) => type).toSorted()).toEqual(['RECEIVED', 'SENT', 'SENT']);
    expect(await server.context.db.select().from(bookDrifts)).toEqual([]);
  });
});

describe('the comparison of the books with a balance', () => {
  const network = 'ETH';

  it('withdraws what it found when a transaction is told that paid it, and never counts it twice', async () => {
    const { holder, address } = await openPaid(network);
    await mine(network, finalOf(network));
    await probe(network);
    const { db, platform, chains } = server.context;
    // A node that has traces tells it so.
    const told = toldTransaction({ to: address, units: unit(network) });
    const block = await chains.get(network).blockAt(1);
    if (block === null) throw new Error('the ledger has no first block');
    const at = block.minedAt;
    const sighting = { network, block, at, prices: new Map(), transactions: [told] } as const;
    await db.transaction((tx) => applyTransactions(tx, platform, sighting));
    await probe(network);
    const rows = await rowsOf(holder.account.id);
    expect(rows).toContainEqual({ ...received(unit(network)), endedAs: 'REPLACED' });
    expect(rows.filter(({ endedAs }) => endedAs === null)).toEqual([received(unit(network))]);
    expect(Number((await balanceOf(server, holder)).available)).toBe(1);
  });

  it('takes from the books what the chain does not have, and says so', async () => {
    const { holder } = await openPaid(network);
    await mine(network, finalOf(network));
    await probe(network);
    const { db } = server.context;
    const isOfHolder = eq(transactions.accountId, holder.account.id);
    await db
      .update(transactions)
      .set({ valueUnits: 3n * unit(network) })
      .where(isOfHolder);
    const accountId = holder.account.id;
    expect(await probe(network)).toEqual([
      { network, accountId, assetId: network, units: -2n * unit(network), outcome: 'corrected' },
    ]);
    expect(await rowsOf(accountId)).toEqual([
      received(3n * unit(network)),
      { ...received(2n * unit(network)), type: 'SENT' },
    ]);
    expect(Number((await balanceOf(server, holder)).available)).toBe(1);
    expect(await probe(network)).toEqual([]);
    expect(await db.select().from(bookDrifts)).toEqual([]);
  });

  it('gives each of two wallets with one phrase what its own books lack', async () => {
    const { holder, address } = await openPaid(network);
    await mine(network, finalOf(network));
    await probe(network);
    const twin = await openHolder(server, 'twin@example.com', network);
    expect(await addressOf(twin.account.id)).toBe(address);
    await mine(network, 0);
    await probe(network);
    for (const { account } of [holder, twin])
      expect(await rowsOf(account.id)).toEqual([received(unit(network))]);
  });

  it('waits for the history of an imported phrase', async () => {
    const holder = await openHolder(server, 'holder@example.com', network);
    await mine(network, 1);
    await deposit(server, holder, '5');
    await mine(network, finalOf(network));
    const twin = await openHolder(server, 'twin@example.com', network);
    await watchChain(server.context, network).catchUp();
    await look(network);
    await look(network);
    expect(await rowsOf(twin.account.id)).toEqual([]);
    await mine(network, 0);
    await probe(network);
    expect(await rowsOf(twin.account.id)).toEqual([received(5n * unit(network))]);
  });

  it('asks often about an address that was just given out, daily afterwards, and not when it is quiet for a month', async () => {
    const holder = await openHolder(server, 'holder@example.com', network);
    const account = await paymentsAccount(server, await settledBusiness(server, holder), network);
    await mine(network, finalOf(network));
    const take = (paymentId: string) =>
      server.context.db.transaction((tx) =>
        takeAddress(tx, server.context, { account, paymentId }),
      );
    const { accountId } = await take('pay_1');
    const waitOf = async () => {
      await openProber(network).probe();
      const [kept] = await server.context.db
        .select()
        .from(balanceProbes)
        .where(eq(balanceProbes.accountId, accountId));
      return kept?.dueAt == null ? null : kept.dueAt.getTime() - server.clock.now();
    };
    expect(await waitOf()).toBe(60_000);
    server.clock.advance(3_600_000);
    expect(await waitOf()).toBe(86_400_000);
    server.clock.advance(30 * 86_400_000);
    expect(await waitOf()).toBeNull();
    const at = new Date(server.clock.now());
    await requestProbes(server.context.db, { network, accountIds: [accountId], at });
    expect(await waitOf()).toBe(60_000);
  });

  it('asks soon again about wallets whose owner is here, and about ten balances at most at once', async () => {
    const { chains } = server.context;
    let asked = 0;
    const chain = chains.get(network);
    const counting = {
      get: () => ({
        ...chain,
        probe: async (addresses: readonly string[]) => {
          asked += addresses.length;
          if (chain.probe === null) throw new Error('no probe');
          return chain.probe(addresses);
        },
      }),
    };
    for (const name of ['a', 'b', 'c', 'd'])
      await openHolder(server, `${name}@example.com`, network);
    await mine(network, finalOf(network));
    const prober = createProber({ ...server.context, chains: counting }, network, {
      onFinding: () => {},
    });
    const look = async (ms: number) => {
      server.clock.advance(ms);
      asked = 0;
      await prober?.probe();
      return asked;
    };
    expect(await look(0)).toBeGreaterThan(0);
    for (let turn = 0; turn < 4; turn += 1) expect(await look(1_000)).toBeLessThanOrEqual(10);
    // All have been asked for just now.
    expect(await look(1_000)).toBe(0);
    expect(await look(60_000)).toBeGreaterThan(0);
    // Nobody is here any more, and nobody's turn has come.
    expect(await look(180_000)).toBe(0);
    expect(await look(600_000)).toBeGreaterThan(0);
  });
});

const contract = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Transaction of a contract as a node with traces tells it. */
function toldTransaction({ to, units }: { readonly to: string; readonly units: bigint }) {
  return {
    hash: `0x${'ab'.repeat(32)}`,
    ...{ spends: [], references: [] },
    sender: { address: contract, nonce: 0n, fee: toBaseUnits(1n), hasFailed: false },
    transfers: [
      {
        ...{ position: 1, to, from: contract, tokenId: null, memo: null },
        value: toBaseUnits(units),
      },
    ],
  };
}
