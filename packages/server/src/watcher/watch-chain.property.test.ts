import { toBaseUnits } from '@billfold/core';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedAccount, openAccount } from '../../test/books.ts';
import { isThorough } from '../../test/is-thorough.ts';
import { createLedgerWallet, phrases } from '../../test/ledger-wallet.ts';
import { createWatchedLedger, signIntent, type WatchedLedger } from '../../test/watched-ledger.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { loadAccountBalance } from '../accounts/account-balances.ts';
import { findBalanceDifferences } from '../balance-checks/find-balance-differences.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, utxos } from '../db/schema.ts';
import { utxoSpending } from '../families/utxo/spending/utxo-spending.ts';

const network = 'BTC';

type Move =
  | { readonly move: 'faucet'; readonly to: Who; readonly amount: number }
  | {
      readonly move: 'send';
      readonly from: Who;
      readonly place: 'here' | 'elsewhere';
      readonly share: number;
      readonly satPerVb: number;
    }
  | { readonly move: 'mine'; readonly blocks: number }
  | { readonly move: 'reorganise'; readonly depth: number; readonly drop: number }
  | { readonly move: 'watch' };
type Who = 0 | 1;

const who = fc.constantFrom<Who>(0, 1);
const moves = fc.array(
  fc.oneof(
    fc.record({
      move: fc.constant('faucet' as const),
      to: who,
      amount: fc.integer({ min: 20_000, max: 500_000 }),
    }),
    fc.record({
      move: fc.constant('send' as const),
      from: who,
      place: fc.constantFrom('here' as const, 'elsewhere' as const),
      share: fc.integer({ min: 10, max: 100 }),
      satPerVb: fc.integer({ min: 1, max: 20 }),
    }),
    fc.record({ move: fc.constant('mine' as const), blocks: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      move: fc.constant('reorganise' as const),
      depth: fc.integer({ min: 0, max: 4 }),
      drop: fc.nat(5),
    }),
    fc.record({ move: fc.constant('watch' as const) }),
  ),
  { minLength: 8, maxLength: 24 },
);

describe('F7 the books after any sequence of payments, blocks and reorganisations', () => {
  it('hold what the ledger holds, in rows and in sums, and say of each transaction where it stands', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const play = await begin();
        for (const move of sequence) {
          await play.make(move);
          await play.expectRowsOfSums();
        }
        await play.settle();
        await play.expectAgreement();
      }),
      { numRuns: isThorough ? 100 : 8 },
    );
  }, 600_000);
});

async function begin() {
  const db = await emptyDatabase();
  const world = await createWatchedLedger(db);
  await world.watch.catchUp();
  const people = [
    await openAccount(db, { network, wallet: createLedgerWallet(network, phrases[0]) }),
    await openAccount(db, { network, wallet: createLedgerWallet(network, phrases[1]) }),
  ] as const;
  return {
    make: (move: Move) => make(db, world, { people, move }),
    settle: () => settle(db, world),
    expectRowsOfSums: async () => {
      const ids = people.map(({ accountId }) => accountId);
      expect(await findBalanceDifferences(db, ids)).toEqual([]);
    },
    expectAgreement: async () => {
      for (const person of people) await expectBalance(db, world, person);
      await expectPlaces(db, world);
    },
  };
}

interface Turn {
  readonly people: readonly [BookedAccount, BookedAccount];
  readonly move: Move;
}

async function make(db: Db, world: WatchedLedger, { people, move }: Turn): Promise<void> {
  world.clock.advance(1_000);
  switch (move.move) {
    case 'faucet':
      await world.fund(people[move.to].wallet.addressAt(0, move.to), BigInt(move.amount));
      return;
    case 'send':
      return send(db, world, { people, move });
    case 'mine':
      await world.ledger.mine(move.blocks);
      return;
    case 'reorganise': {
      const { height } = await world.chain.head();
      const known = await world.ledger.read((state) => state.transactionsAbove(0));
      const drop = known.slice(move.drop, move.drop + 1).map(({ hash }) => hash);
      await world.ledger.reorganise({ depth: Math.min(move.depth, height), drop });
      return;
    }
    case 'watch':
      return world.watch.catchUp();
    default:
      move satisfies never;
  }
}

type Send = Extract<Move, { readonly move: 'send' }>;

async function send(
  db: Db,
  world: WatchedLedger,
  { people, move }: { readonly people: Turn['people']; readonly move: Send },
): Promise<void> {
  const sender = people[move.from];
  const isHere = move.place === 'here';
  if (isHere) await world.watch.catchUp();
  const unspent = await world.unspentOf(sender.wallet);
  const free = isHere ? await freeOf(db, sender) : null;
  const spendable = unspent.filter(
    ({ hash, index }) => free === null || free.has(`${hash}:${index}`),
  );
  const total = spendable.reduce((sum, { value }) => sum + value, 0n);
  const amount = (total * BigInt(move.share)) / 100n - 15_000n;
  if (amount < 1_000n) return;
  const order = {
    utxos: spendable,
    to: people[move.from === 0 ? 1 : 0].wallet.addressAt(0, 2),
    amount: toBaseUnits(amount),
    satPerKvb: BigInt(move.satPerVb) * 1_000n,
  };
  const { raw } = isHere ? await signIntent(db, sender, order) : sender.wallet.send(order);
  await world.chain.broadcast(raw);
}

/** Loads the spendable outputs that are recorded for an account. */
async function freeOf(db: Db, { accountId }: BookedAccount): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ hash: utxos.hash, index: utxos.outputIndex })
    .from(utxos)
    .where(and(eq(utxos.accountId, accountId), isNull(utxos.spentBy)));
  return new Set(rows.map(({ hash, index }) => `${hash}:${index}`));
}

/** Sends our own bytes again until nothing moves, and gives up what no node will take. */
async function settle(db: Db, world: WatchedLedger): Promise<void> {
  await world.watch.catchUp();
  const open = () =>
    db
      .select()
      .from(sendIntents)
      .where(inArray(sendIntents.status, ['SIGNED', 'BROADCAST']))
      .orderBy(sendIntents.id);
  for (const { rawTransaction } of await open())
    await world.chain.broadcast(rawTransaction ?? new Uint8Array());
  for (const { id, hash, transactionId } of await open()) {
    if ((await world.chain.find(hash)) !== null) continue;
    await db.update(sendIntents).set({ status: 'FAILED' }).where(eq(sendIntents.id, id));
    await db
      .update(transactions)
      .set({ endedAs: 'FAILED' })
      .where(eq(transactions.id, transactionId));
    await utxoSpending.release(db, network, hash);
  }
  await world.watch.catchUp();
}

async function expectBalance(
  db: Db,
  world: WatchedLedger,
  { accountId, wallet }: BookedAccount,
): Promise<void> {
  const booked = await db
    .select({ hash: utxos.hash, index: utxos.outputIndex, value: utxos.valueUnits })
    .from(utxos)
    .where(and(eq(utxos.accountId, accountId), isNull(utxos.spentBy)));
  const held = await world.unspentOf(wallet);
  const lines = (items: readonly { hash: string; index: number; value: bigint }[]) =>
    items.map(({ hash, index, value }) => `${hash}:${index} ${value}`).toSorted();
  expect(lines(booked)).toEqual(lines(held));
  const { spendable, pending } = await loadAccountBalance(db, { id: accountId, network });
  expect(spendable + pending).toBe(held.reduce((sum, { value }) => sum + value, 0n));
}

async function expectPlaces(db: Db, world: WatchedLedger): Promise<void> {
  for (const row of await db.select().from(transactions)) {
    const found = await world.chain.find(row.hash);
    const block = found?.place === 'block' ? found.block : null;
    expect({
      isKnown: found !== null,
      height: block?.height ?? null,
      hash: block?.hash ?? null,
    }).toEqual({ isKnown: row.endedAs === null, height: row.blockHeight, hash: row.blockHash });
  }
}
