import { toBaseUnits } from '@billfold/core';
import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressAccount, openAddressAccount } from '../../test/books.ts';
import { isThorough } from '../../test/is-thorough.ts';
import {
  createWatchedAccounts,
  network,
  signAccountIntent,
  stateOf,
  stranger,
  type WatchedAccounts,
} from '../../test/watched-accounts.ts';
import { findBalanceDifferences } from '../balance-checks/find-balance-differences.ts';
import { sendIntents, transactions } from '../db/schema.ts';
import { findNextNonce } from '../families/next-nonce.ts';

type Who = 0 | 1;
type People = readonly [AddressAccount, AddressAccount];
interface Send {
  readonly move: 'send';
  readonly from: Who;
  /** Elsewhere: a wallet of the same phrase that knows nothing of our books. */
  readonly place: 'here' | 'elsewhere' | 'elsewhere instead';
  readonly share: number;
  readonly gwei: number;
}
type Move =
  | { readonly move: 'faucet'; readonly to: Who; readonly amount: number }
  | Send
  | { readonly move: 'mine'; readonly blocks: number }
  | { readonly move: 'reorganise'; readonly depth: number; readonly drop: number }
  | { readonly move: 'watch' };

const who = fc.constantFrom<Who>(0, 1);
const moves = fc.array(
  fc.oneof(
    fc.record({
      move: fc.constant('faucet' as const),
      to: who,
      amount: fc.integer({ min: 1, max: 50 }),
    }),
    fc.record({
      move: fc.constant('send' as const),
      from: who,
      place: fc.constantFrom('here' as const, 'elsewhere' as const, 'elsewhere instead' as const),
      share: fc.integer({ min: 0, max: 100 }),
      gwei: fc.integer({ min: 11, max: 200 }),
    }),
    fc.record({ move: fc.constant('mine' as const), blocks: fc.constantFrom(1, 2, 12) }),
    fc.record({
      move: fc.constant('reorganise' as const),
      depth: fc.integer({ min: 0, max: 4 }),
      drop: fc.nat(5),
    }),
    fc.record({ move: fc.constant('watch' as const) }),
  ),
  { minLength: 8, maxLength: 24 },
);

describe('F7 the books of accounts after any sequence of payments, blocks and reorganisations', () => {
  it('hold what the ledger holds, in rows and in sums, and say of each transaction where it stands', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const world = await createWatchedAccounts();
        const bob = await openAddressAccount(world.db, { network, wallet: stranger });
        const people: People = [world.alice, bob];
        for (const move of sequence) {
          await make(world, people, move);
          await expectRowsOfSums(world, people);
        }
        await settle(world);
        for (const person of people) await expectBalance(world, person);
        await expectPlaces(world);
      }),
      { numRuns: isThorough ? 100 : 8 },
    );
  }, 240_000);
});

async function make(world: WatchedAccounts, people: People, move: Move): Promise<void> {
  world.clock.advance(1_000);
  switch (move.move) {
    case 'faucet':
      await world.fund(people[move.to].wallet.address, BigInt(move.amount) * 10n ** 16n);
      return;
    case 'send':
      return send(world, people, move);
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

async function send(world: WatchedAccounts, people: People, move: Send): Promise<void> {
  const sender = people[move.from];
  const { address } = sender.wallet;
  const price = BigInt(move.gwei) * 1_000_000_000n;
  const isHere = move.place === 'here';
  if (isHere) await world.watch.catchUp();
  const state = await world.ledger.read((ledger) => stateOf(ledger, address));
  const funds = isHere ? (await world.balanceOf(sender)).spendable : state.balance;
  const amount = ((funds - 21_000n * price) * BigInt(move.share)) / 100n;
  if (amount < 0n) return;
  const order = {
    to: people[move.from === 0 ? 1 : 0].wallet.address,
    amount: toBaseUnits(amount),
    offer: { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: price } as const,
  };
  if (isHere) {
    const mined = (await world.chain.loadAccount?.(address))?.nonce ?? 0n;
    const nonce = await findNextNonce(world.db, sender.accountId, mined);
    const { raw } = await signAccountIntent(world.db, sender, { ...order, nonce });
    await world.chain.broadcast(raw);
    return;
  }
  const { nonce } = state;
  if (nonce === null) throw new Error('Ethereum counts transactions.');
  const instead = move.place === 'elsewhere instead' && nonce > 0n ? 1n : 0n;
  const { raw } = sender.wallet.send({ ...order, nonce: nonce - instead });
  await world.chain.broadcast(raw);
}

/** Sends our own bytes again until nothing moves, and gives up what no node will take. */
async function settle(world: WatchedAccounts): Promise<void> {
  const { db, chain, watch } = world;
  await watch.catchUp();
  const open = () =>
    db
      .select()
      .from(sendIntents)
      .where(inArray(sendIntents.status, ['SIGNED', 'BROADCAST']))
      .orderBy(sendIntents.nonce, sendIntents.id);
  for (const { rawTransaction } of await open())
    await chain.broadcast(rawTransaction ?? new Uint8Array());
  for (const { id, hash, transactionId } of await open()) {
    if ((await chain.find(hash)) !== null) continue;
    await db.update(sendIntents).set({ status: 'FAILED' }).where(eq(sendIntents.id, id));
    await db
      .update(transactions)
      .set({ endedAs: 'FAILED' })
      .where(eq(transactions.id, transactionId));
  }
  // What a send costs is known when it is mined.
  await world.ledger.mine(1);
  await watch.catchUp();
}

async function expectBalance(world: WatchedAccounts, person: AddressAccount): Promise<void> {
  const { spendable, pending } = await world.balanceOf(person);
  expect(spendable + pending).toBe(await world.held(person.wallet.address));
}

async function expectRowsOfSums({ db }: WatchedAccounts, people: People): Promise<void> {
  const ids = people.map(({ accountId }) => accountId);
  expect(await findBalanceDifferences(db, ids)).toEqual([]);
}

async function expectPlaces({ db, chain }: WatchedAccounts): Promise<void> {
  for (const row of await db.select().from(transactions)) {
    const found = await chain.find(row.hash);
    const block = found?.place === 'block' ? found.block : null;
    expect({
      isKnown: found !== null,
      height: block?.height ?? null,
      hash: block?.hash ?? null,
    }).toEqual({ isKnown: row.endedAs === null, height: row.blockHeight, hash: row.blockHash });
  }
}
