import { toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring, seedPhraseToSeed, type TonTransferRequest } from '@billfold/keyring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phrases } from '../../../../test/ledger-wallet.ts';
import { manualClock } from '../../../../test/manual-clock.ts';
import type { LedgerState } from '../../../chains/sandbox/ledger-store.ts';
import { createMemoryStore } from '../../../chains/sandbox/memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from '../../../chains/sandbox/sandbox-ledger.ts';
import { isTokenEntry, readTokenBalance } from '../../../chains/sandbox/token-entry.ts';
import { serverPlatform } from '../../../platform/server-platform.ts';
import { getRules } from '../../get-rules.ts';
import { jettonWalletOf } from './jetton.ts';

const rules = getRules('TON', 'sandbox');
const keyring = getKeyring('TON', 'sandbox');
/** The last one is the treasury's. */
const treasury = rules.openTreasury(phrases[2]);
const ton = 10n ** 9n;
const [tether] = tokensOf('TON');
if (rules.fees.family !== 'ton' || tether === undefined) throw new Error('This is not TON.');
const { prices } = rules.fees;
const { contract } = tether;

const people = phrases.map((phrase) => {
  const seed = seedPhraseToSeed(phrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  return { seed, publicKey, address };
});
const addresses = people.map(({ address }) => address);
const person = (at: number) => {
  const found = people[at];
  if (found === undefined) throw new Error('There are three people.');
  return found;
};

type Order = Partial<TonTransferRequest> & Pick<TonTransferRequest, 'seqno' | 'validUntil'>;

/** Signs without a limit of the balance: the ledger must validate it. */
function sign(by: number, order: Order): Uint8Array {
  const { seed, publicKey } = person(by);
  const built = keyring.buildTransfer({
    publicKey,
    account: 0,
    balance: plenty,
    recipient: person(1).address,
    amount: toBaseUnits(ton),
    isBounceable: false,
    memo: null,
    prices,
    token: null,
    ...order,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return keyring.signTransfer(seed, built.plan).raw;
}
const plenty = toBaseUnits(10n ** 30n);

async function open() {
  const clock = manualClock();
  const platform = serverPlatform({ clock });
  const store = createMemoryStore(new Date(0));
  const ledger = await openSandboxLedger({ store, rules, treasury, platform });
  const later = (seconds: number) => Math.floor(clock.now() / 1_000) + seconds;
  return { clock, ledger, later };
}
const seqnoOf = async (ledger: SandboxLedger, at: number) =>
  (await ledger.read(async (state) => rules.readAccount?.(state, person(at).address)))?.nonce ?? 0n;

describe('jettons on the ledger', () => {
  const openFunded = async () => {
    const opened = await open();
    const { ledger } = opened;
    const { address } = person(0);
    await ledger.pay({ address, amount: toBaseUnits(ton) });
    await ledger.pay({ address, token: tether, amount: toBaseUnits(70n) });
    await ledger.mine(1);
    const unitsOf = (at: number) =>
      ledger.read(async (state) =>
        readTokenBalance(await state.entriesOf(addresses), contract, person(at).address),
      );
    const describeLast = async () => {
      const { height } = await ledger.mine(1);
      const [last] = (await ledger.read((state) => state.transactionsAt(height))).toReversed();
      if (last === undefined) throw new Error('The block is empty.');
      return {
        told: rules.describe(last.raw, 'block', last.undo),
        shown: rules.inspect(last.raw, last.undo),
      };
    };
    const pay = async (units: bigint, attached = 50_000_000n) => {
      const token = {
        wallet: jettonWalletOf(keyring, contract, address),
        attached: toBaseUnits(attached),
        balance: plenty,
      };
      const amount = toBaseUnits(units);
      const order = { seqno: await seqnoOf(ledger, 0), validUntil: opened.later(60) };
      return ledger.accept(sign(0, { ...order, amount, token }));
    };
    return { ...opened, unitsOf, pay, describeLast };
  };

  it('move for what their transfer costs in all, and the rest comes back', async () => {
    const { unitsOf, pay, describeLast } = await openFunded();
    expect(await pay(30n)).toEqual({ outcome: 'accepted' });
    expect(await Promise.all([0, 1].map(unitsOf))).toEqual([40n, 30n]);
    const { told } = await describeLast();
    expect(told.transfers).toEqual([
      {
        position: 0,
        from: addresses[0],
        to: addresses[1],
        tokenId: 'USDT@TON',
        value: 30n,
        memo: null,
      },
    ]);
    // 0.041 TON and what the first send of the wallet takes more.
    expect(told.sender).toMatchObject({ hasFailed: false });
    expect(told.sender?.fee ?? 0n).toBeGreaterThan(41_000_000n);
    expect(told.sender?.fee ?? 0n).toBeLessThan(46_000_000n);
  });

  it.each([
    ['more units than there are', 71n, 50_000_000n],
    ['too little TON along', 30n, 38_000_000n],
  ])('bounce with %s', async (_, units, attached) => {
    const { unitsOf, pay, describeLast } = await openFunded();
    expect(await pay(units, attached)).toEqual({ outcome: 'accepted' });
    expect(await Promise.all([0, 1].map(unitsOf))).toEqual([70n, 0n]);
    const { told, shown } = await describeLast();
    expect(told.sender?.hasFailed).toBe(true);
    expect(told.sender?.fee ?? 0n).toBeLessThan(10_000_000n);
    expect(shown).toMatchObject({
      result: 'bounced',
      hasFailed: true,
      tokenTransfer: { token: { id: 'USDT@TON' }, to: addresses[1], value: units },
    });
  });
});

/** Action of a random sequence; its outcome depends on the state at that moment. */
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send'),
      from: fc.nat(2),
      to: fc.nat(2),
      /** 1 comes too early, -1 too late. */
      offset: fc.constantFrom(0, 0, 0, 0, 1, -1),
      milliTon: fc.option(fc.bigInt(0n, 1_500n)),
      isBounceable: fc.boolean(),
      lasts: fc.integer({ min: 0, max: 90 }),
    }),
  },
  fc.record({ kind: fc.constant('hold'), pick: fc.nat(5), isHeld: fc.boolean() }),
  fc.record({ kind: fc.constant('mine') }),
  fc.record({ kind: fc.constant('reorganise'), depth: fc.integer({ min: 1, max: 3 }) }),
);
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

it('keeps the sum of balances and fees, and counts sends, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 25 }), async (moves) => {
      const world = await open();
      for (const address of addresses)
        await world.ledger.pay({ address, amount: toBaseUnits(ton) });
      await world.ledger.mine(1);
      for (const each of moves) {
        await make(each, world);
        await world.ledger.read(expectBalanced);
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);

async function make(chosen: Move, { ledger, clock, later }: Awaited<ReturnType<typeof open>>) {
  clock.advance(20_000);
  if (chosen.kind === 'send') {
    const { from, to, offset, milliTon, isBounceable, lasts } = chosen;
    const seqno = (await seqnoOf(ledger, from)) + BigInt(offset);
    if (seqno < 0n) return;
    const order: Order = {
      seqno,
      amount: milliTon === null ? 'max' : toBaseUnits(milliTon * 1_000_000n),
      isBounceable,
      validUntil: later(lasts),
      recipient: person(to).address,
    };
    await ledger.accept(sign(from, order));
    return;
  }
  if (chosen.kind === 'hold') {
    const mempool = await ledger.read((state) => state.transactionsAt(null));
    const { hash } = mempool[chosen.pick % mempool.length] ?? { hash: 'none' };
    await ledger.hold(hash, chosen.isHeld);
    return;
  }
  if (chosen.kind === 'mine') {
    await ledger.mine(1);
    return;
  }
  const height = (await ledger.read((state) => state.head()))?.height ?? 0;
  await ledger.reorganise({ depth: Math.min(chosen.depth, height), drop: [] });
}

async function expectBalanced(state: LedgerState): Promise<void> {
  const transactions = await state.transactionsAbove(-1);
  const told = transactions.map(({ raw, undo }) => rules.describe(raw, 'mempool', undo));
  const entries = [...(await state.entriesOf(addresses)).values()];
  const balances = entries.map((entry) => rules.valueOf(entry));
  expect(balances.every((balance) => balance >= 0n)).toBe(true);
  expect(sum(balances) + sum(told.flatMap(({ sender }) => sender?.fee ?? []))).toBe(supply);
  for (const address of addresses) {
    const account = await rules.readAccount?.(state, address);
    const sent = told.filter(({ sender }) => sender?.address === address).length;
    expect(account).toMatchObject({ nonce: BigInt(sent), isActivated: sent > 0 });
  }
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce<bigint>((total, value) => total + value, 0n);
}

const supply = sum(
  [...treasury.genesis.changes.values()].flatMap((entry) =>
    entry === null || isTokenEntry(entry) ? [] : [rules.valueOf(entry)],
  ),
);
