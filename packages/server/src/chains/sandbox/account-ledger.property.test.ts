import { toBaseUnits } from '@billfold/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isThorough } from '../../../test/is-thorough.ts';
import { createAccountWallet, phrases } from '../../../test/ledger-wallet.ts';
import { type ManualClock, manualClock } from '../../../test/manual-clock.ts';
import { emptyDatabase } from '../../../test/worker-database.ts';
import { sandboxLedgers } from '../../db/schema.ts';
import { getRules } from '../../families/get-rules.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { undoOf, viewWith } from './apply-transaction.ts';
import type { AcceptedTransaction, LedgerState, LedgerStore } from './ledger-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from './sandbox-ledger.ts';
import { createSqlStore } from './sql-store.ts';

const network = 'ETH';
const rules = getRules(network, 'sandbox');
/** The last one is the treasury's. */
const wallets = phrases.map((phrase) => createAccountWallet(network, phrase));
const treasury = rules.openTreasury(phrases[2]);
const addresses = wallets.map(({ address }) => address);
const gwei = 10n ** 9n;
const ether = 10n ** 18n;

/** Action of a random sequence; its outcome depends on the state at that moment. */
type Move =
  | {
      readonly kind: 'send';
      readonly from: number;
      readonly to: number;
      /** From the next one: -1 is a replacement, 1 comes too early. */
      readonly nonceOffset: number;
      readonly milliEther: bigint;
      readonly capGwei: bigint;
    }
  | { readonly kind: 'hold'; readonly pick: number; readonly isHeld: boolean }
  | { readonly kind: 'mine'; readonly blocks: number }
  | { readonly kind: 'reorganise'; readonly depth: number; readonly dropEach: number };

const person = fc.nat(wallets.length - 1);
const send: fc.Arbitrary<Move> = fc.record({
  kind: fc.constant('send'),
  from: person,
  to: person,
  nonceOffset: fc.constantFrom(0, 0, 0, 0, -1, -1, -2, 1),
  milliEther: fc.bigInt(0n, 700n),
  capGwei: fc.bigInt(9n, 200n),
});
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: send },
  fc.record({ kind: fc.constant('hold'), pick: fc.nat(5), isHeld: fc.boolean() }),
  fc.record({ kind: fc.constant('mine'), blocks: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    kind: fc.constant('reorganise'),
    depth: fc.integer({ min: 1, max: 3 }),
    /** Every how many transactions one is dropped. */
    dropEach: fc.integer({ min: 2, max: 6 }),
  }),
);

it('keeps the sum of balances and burnt fees, and counts nonces, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 30 }), async (moves) => {
      await live(moves, [createMemoryStore(new Date(0))]);
    }),
    { numRuns: isThorough ? 100 : 8 },
  );
}, 600_000);

it('stands in the database as in memory', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 20 }), async (moves) => {
      await live(moves, [createMemoryStore(new Date(0)), await openSqlStore()]);
    }),
    { numRuns: isThorough ? 20 : 2 },
  );
}, 600_000);

/** Makes `moves` on a ledger in each store, and looks after each of them. */
async function live(moves: readonly Move[], stores: readonly LedgerStore[]): Promise<void> {
  const clock = manualClock();
  const platform = serverPlatform({ clock });
  const ledgers = await Promise.all(
    stores.map((store) => openSandboxLedger({ store, rules, treasury, platform })),
  );
  const begin = await Promise.all(ledgers.map((ledger) => ledger.read(dump)));
  await onAll(ledgers, (ledger) => fundEach(ledger));
  const factsOf = createReadFacts();
  for (const each of moves) {
    await make(each, ledgers, clock);
    await onAll(ledgers, (ledger) => ledger.read(dump));
    await onAll(ledgers, (ledger) => ledger.read((state) => expectBalanced(state, factsOf)));
    await onAll(ledgers, (ledger) => ledger.read(expectUndoable));
  }
  await onAll(ledgers, takeAllBack);
  expect(await Promise.all(ledgers.map((ledger) => ledger.read(dump)))).toEqual(begin);
}

async function fundEach(ledger: SandboxLedger): Promise<void> {
  for (const address of addresses) await ledger.pay({ address, amount: toBaseUnits(ether) });
  await ledger.mine(1);
}

async function make(
  chosen: Move,
  ledgers: readonly SandboxLedger[],
  clock: ManualClock,
): Promise<void> {
  const [model] = ledgers;
  if (model === undefined) throw new Error('There is no ledger.');
  clock.advance(1_000);
  switch (chosen.kind) {
    case 'send': {
      const raw = await sign(model, chosen);
      if (raw !== null) await onAll(ledgers, (ledger) => ledger.accept(raw));
      return;
    }
    case 'hold': {
      const mempool = await model.read((state) => state.transactionsAt(null));
      const { hash } = mempool[chosen.pick % mempool.length] ?? { hash: 'none' };
      await onAll(ledgers, (ledger) => ledger.hold(hash, chosen.isHeld));
      return;
    }
    case 'mine':
      await onAll(ledgers, (ledger) => ledger.mine(chosen.blocks));
      return;
    case 'reorganise': {
      const { height } = await model.read(dump);
      const depth = Math.min(chosen.depth, height);
      const undone = await model.read((state) => state.transactionsAbove(height - depth));
      const drop = undone.filter((_, at) => at % chosen.dropEach === 1).map(({ hash }) => hash);
      await onAll(ledgers, (ledger) => ledger.reorganise({ depth, drop }));
      return;
    }
    default:
      chosen satisfies never;
  }
}

async function sign(
  ledger: SandboxLedger,
  { from, to, nonceOffset, milliEther, capGwei }: Extract<Move, { readonly kind: 'send' }>,
): Promise<Uint8Array | null> {
  const [sender, recipient] = [wallets[from], wallets[to]];
  if (sender === undefined || recipient === undefined) throw new Error('Nobody.');
  const account = await ledger.read(async (state) => rules.readAccount?.(state, sender.address));
  const nonce = (account?.nonce ?? 0n) + BigInt(nonceOffset);
  if (nonce < 0n) return null;
  const offer = {
    kind: 'eip1559',
    maxFeePerGas: capGwei * gwei,
    maxPriorityFeePerGas: (capGwei * gwei) / 10n,
  } as const;
  const amount = toBaseUnits((milliEther * ether) / 1_000n);
  return sender.send({ nonce, to: recipient.address, amount, offer }).raw;
}

/** All ledgers answer the same. */
async function onAll<T>(
  ledgers: readonly SandboxLedger[],
  act: (ledger: SandboxLedger) => Promise<T>,
): Promise<void> {
  const answers = await Promise.all(ledgers.map(act));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
}

/** Everything that a ledger holds. */
async function dump(state: LedgerState) {
  const transactions = await state.transactionsAbove(-1);
  const head = await state.head();
  return {
    height: head?.height ?? -1,
    head,
    transactions: transactions.map(({ undo, ...each }) => ({ ...each, undo: sorted(undo) })),
    entries: sorted(await state.entriesOf(addresses)),
  };
}

async function expectBalanced(state: LedgerState, factsOf: ReadFacts): Promise<void> {
  const transactions = await state.transactionsAbove(-1);
  const entries = await state.entriesOf(addresses);
  const balances = [...entries.values()].map((entry) => rules.valueOf(entry));
  const fees = transactions.map((each) => factsOf(each).fee);
  expect(sum(balances) + sum(fees)).toBe(supply);
  const mined = viewWith(state, undoOf(await state.transactionsAt(null)));
  for (const address of addresses) {
    const sent = transactions.filter((each) => factsOf(each).sender === address);
    const inBlocks = sent.filter(({ height }) => height !== null);
    expect((await rules.readAccount?.(state, address))?.nonce).toBe(BigInt(sent.length));
    expect((await rules.readAccount?.(mined, address))?.nonce).toBe(BigInt(inBlocks.length));
  }
}

const supply = sum(
  [...treasury.genesis.changes.values()].flatMap((entry) =>
    entry === null ? [] : [rules.valueOf(entry)],
  ),
);

interface Facts {
  readonly sender: string | null;
  readonly fee: bigint;
}
type ReadFacts = (transaction: AcceptedTransaction) => Facts;

/**
 * Creates a reader of sender and transfers, which decodes each transaction once: recovering a
 * signature is slow.
 */
function createReadFacts(): ReadFacts {
  const known = new Map<string, Facts>();
  return ({ hash, raw, undo }) => {
    const shown = known.get(hash);
    if (shown !== undefined) return shown;
    const inspection = rules.inspect(raw, undo);
    if (inspection.family !== 'evm') throw new Error(inspection.family);
    const { sender, fee } = inspection;
    known.set(hash, { sender, fee });
    return { sender, fee };
  };
}

/** Taken back one by one from the last, transactions leave what the first block made. */
async function expectUndoable(state: LedgerState): Promise<void> {
  const transactions = await state.transactionsAbove(-1);
  const keys = [...(await state.entriesOf(addresses)).keys()];
  const begin = await viewWith(state, undoOf(transactions)).read(keys);
  expect(sorted(begin)).toEqual(sorted(treasury.genesis.changes));
}

async function takeAllBack(ledger: SandboxLedger): Promise<void> {
  const transactions = await ledger.read((state) => state.transactionsAbove(-1));
  const { height } = await ledger.read(dump);
  await ledger.reorganise({ depth: height, drop: transactions.map(({ hash }) => hash) });
}

function sorted(entries: ReadonlyMap<string, unknown>) {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce<bigint>((total, value) => total + value, 0n);
}

async function openSqlStore(): Promise<LedgerStore> {
  const db = await emptyDatabase();
  await db
    .insert(sandboxLedgers)
    .values({ network, treasuryPhrase: phrases[2], nextBlockAt: new Date(0) });
  return createSqlStore(db, network);
}
