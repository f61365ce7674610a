import { getNetwork, toBaseUnits, tokensOf } from '@billfold/core';
import { encodeFunctionData, erc20Abi, type Hex, hexToBytes } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { fixedView } from '../../../../test/fixed-view.ts';
import { phrases } from '../../../../test/ledger-wallet.ts';
import type { Entry } from '../../../chains/sandbox/rules.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey } from './account-entry.ts';
import { tokenBalanceOf, tokenKey } from './token-entry.ts';

const rules = getRules('ETH', 'sandbox');
const alice = mnemonicToAccount(phrases[0]);
const bob = mnemonicToAccount(phrases[1]);
const at = new Date(0);
const gwei = 10n ** 9n;
const ether = 10n ** 18n;
const price = 12n * gwei;
const { chainId } = getNetwork('ETH').model.chains.sandbox;
const [usdt, usdc] = tokensOf('ETH');
if (usdt === undefined || usdc === undefined) throw new Error('Ethereum has no tokens.');
const contract: Hex = `0x${usdt.contract.slice(2)}`;

/** Alice has one ether and 1,000 units of USDT; what bob has of it is for each test to say. */
function stateWith(bobs = 0n): ReadonlyMap<string, Entry> {
  const entries: readonly (readonly [string, Entry | null])[] = [
    [accountKey(alice.address), accountEntryOf(alice.address, { balance: ether, nonce: 0n })],
    tokenBalanceOf(contract, alice.address, 1_000n),
    tokenBalanceOf(contract, bob.address, bobs),
  ];
  return new Map(entries.flatMap(([key, entry]) => (entry === null ? [] : [[key, entry]])));
}

const dataOf = (to: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
interface Call {
  readonly to: Hex;
  readonly data: Hex;
  readonly value: bigint;
  readonly gas: bigint;
}
/** Signed by another implementation than ours. */
const sign = async (changes: Partial<Call> = {}): Promise<Uint8Array> => {
  const call = {
    type: 'eip1559',
    chainId,
    nonce: 0,
    to: contract,
    data: dataOf(bob.address, 300n),
    gas: 70_000n,
    maxFeePerGas: 30n * gwei,
    maxPriorityFeePerGas: 2n * gwei,
    ...changes,
  } as const;
  return hexToBytes(await alice.signTransaction(call));
};

interface Outcome {
  readonly gasUsed: bigint;
  readonly hasFailed: boolean;
  readonly alice: bigint;
  readonly bob: bigint;
}
/** Runs a transaction; returns the state of the ledger and its description afterwards. */
async function run(raw: Uint8Array, state = stateWith()): Promise<Outcome> {
  const verdict = await rules.check(fixedView(state), raw, at);
  if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
  const { changes } = verdict;
  const before = new Map([...changes.keys()].map((key) => [key, state.get(key) ?? null]));
  const { sender } = rules.describe(raw, 'block', before);
  const after = new Map([...state, ...changes]);
  const balanceOf = (owner: string): bigint =>
    BigInt(after.get(tokenKey(contract, owner))?.['balance'] ?? 0);
  const paid = ether - BigInt(after.get(accountKey(alice.address))?.['balance'] ?? 0);
  expect(sender?.fee).toBe(paid);
  return {
    gasUsed: paid / price,
    hasFailed: sender?.hasFailed ?? false,
    alice: balanceOf(alice.address),
    bob: balanceOf(bob.address),
  };
}

describe('a transfer of a token', () => {
  it('moves it, for a fee in the native asset', async () => {
    expect(await run(await sign())).toEqual({
      gasUsed: 51_396n,
      hasFailed: false,
      alice: 700n,
      bob: 300n,
    });
  });

  it.each([
    ['a holder', 300n, stateWith(5n), 34_296n],
    ['a new holder, and leaves nothing', 1_000n, stateWith(), 46_596n],
    ['a holder, and leaves nothing', 1_000n, stateWith(5n), 29_496n],
    ['nothing', 0n, stateWith(), 28_672n],
  ])('costs what OpenZeppelin charges on anvil, to %s', async (_, amount, state, gasUsed) => {
    const data = dataOf(bob.address, amount);
    expect(await run(await sign({ data }), state)).toMatchObject({ gasUsed, hasFailed: false });
  });

  it('to oneself moves nothing, and is no failure', async () => {
    const data = dataOf(alice.address, 300n);
    expect(await run(await sign({ data }))).toMatchObject({
      hasFailed: false,
      alice: 1_000n,
      gasUsed: 26_696n,
    });
  });

  it.each([
    ['more than there is', { data: dataOf(bob.address, 1_001n) }],
    ['the zero address', { data: dataOf(`0x${'0'.repeat(40)}`, 1n) }],
    ['native value along', { value: 1n }],
    ['native value alone', { data: '0x', value: 1n }],
    ['nothing at all', { data: '0x' }],
    ['another function', { data: `0xdeadbeef${dataOf(bob.address, 1n).slice(10)}` }],
    ['a byte too few', { data: `0x${dataOf(bob.address, 1n).slice(2, -2)}` }],
    ['an address that is none', { data: `0xa9059cbb01${dataOf(bob.address, 1n).slice(12)}` }],
    ['too little gas', { gas: 51_395n }],
  ] as const)('with %s is mined and fails: the fee is gone, nothing moves', async (_, changes) => {
    const { gasUsed, ...outcome } = await run(await sign(changes));
    expect(outcome).toEqual({ hasFailed: true, alice: 1_000n, bob: 0n });
    expect(gasUsed).toBeGreaterThan(21_000n);
  });

  it('takes all its gas where that is not enough', async () => {
    expect((await run(await sign({ gas: 51_395n }))).gasUsed).toBe(51_395n);
    expect((await run(await sign({ gas: 51_396n }))).hasFailed).toBe(false);
  });

  it('is no call where no token is', async () => {
    const raw = await sign({ to: bob.address, data: '0x', gas: 21_000n });
    expect(await run(raw)).toMatchObject({ gasUsed: 21_000n, hasFailed: false });
  });

  it('does not touch other tokens', async () => {
    const raw = await sign({ to: `0x${usdc.contract.slice(2)}` });
    expect(await run(raw)).toMatchObject({ hasFailed: true, alice: 1_000n });
  });

  it('is told with its token, also while it waits and when it failed', async () => {
    const transfers = [
      {
        position: 0,
        from: alice.address,
        to: bob.address,
        tokenId: 'USDT@ETH',
        value: 300n,
        memo: null,
      },
    ];
    const waiting = rules.describe(await sign(), 'mempool', stateWith());
    expect(waiting).toMatchObject({ transfers, sender: { hasFailed: false } });
    expect(waiting.sender?.fee).toBe(70_000n * 30n * gwei);
    expect(rules.describe(await sign(), 'block', new Map())).toMatchObject({
      transfers,
      sender: { hasFailed: true },
    });
  });

  it('is simulated as a node estimates it, with nothing that comes back', async () => {
    const simulate = (to: string | null, value: bigint) =>
      rules.simulateTransfer?.(fixedView(stateWith(5n)), {
        token: usdt,
        from: alice.address,
        to,
        value: toBaseUnits(value),
      });
    expect(await simulate(bob.address, 300n)).toEqual({ work: 34_296n });
    expect(await simulate(bob.address, 1_000n)).toEqual({ work: 34_296n });
    expect(await simulate(null, 300n)).toEqual({ work: 51_396n });
  });
});

describe('the treasury', () => {
  it('has every token of the network, and pays it', async () => {
    const treasury = rules.openTreasury(phrases[2]);
    const entries = new Map(
      [...treasury.genesis.changes].flatMap(([key, entry]) => (entry ? [[key, entry]] : [])),
    );
    for (const token of tokensOf('ETH')) {
      const payment = { token, address: bob.address, amount: toBaseUnits(7n) };
      const moment = { at, view: fixedView(entries) };
      const paid = await treasury.pay(entries, payment, moment);
      if (paid.outcome !== 'signed') throw new Error(paid.outcome);
      const verdict = await rules.check(fixedView(entries), paid.raw, at);
      if (verdict.outcome !== 'acceptable') throw new Error(verdict.reason);
      expect(verdict.changes.get(tokenKey(token.contract, bob.address))).toMatchObject({
        address: bob.address,
        balance: '7',
      });
    }
  });

  it('counts its tokens as no native asset', () => {
    const { changes } = rules.openTreasury(phrases[2]).genesis;
    const values = [...changes.values()].map((entry) => (entry ? rules.valueOf(entry) : 0n));
    expect(values.filter((value) => value > 0n)).toHaveLength(1);
  });
});
