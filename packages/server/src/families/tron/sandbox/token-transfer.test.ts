import { findToken, toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { phrases } from '../../../../test/ledger-wallet.ts';
import type { Changes, Entry, LedgerView } from '../../../chains/sandbox/rules.ts';
import { tokenBalanceOf, tokenKey } from '../../../chains/sandbox/token-entry.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey } from './account-entry.ts';

const rules = getRules('TRX', 'sandbox');
const keyring = getKeyring('TRX', 'sandbox');
const seed = seedPhraseToSeed(phrases[0]);
const { publicKey } = keyring.derivePublic(seed, 0);
const addressAt = (addressIndex: number) =>
  keyring.addressAt(publicKey, { branch: 0, addressIndex });
const [alice, bob, carol] = [addressAt(0), addressAt(1), addressAt(2)];
const contract = findToken('TRX', 'USDT@TRX')?.contract ?? '';
const at = new Date('2026-11-20T12:00:00Z');
const block = { height: 7, hash: 'ab'.repeat(32), parentHash: '', minedAt: at };
const trx = 1_000_000n;

/** Alice holds 20 TRX and 50 tokens, Bob 1 token. */
function viewWith(balance = 20n * trx): LedgerView {
  const state = new Map<string, Entry | null>([
    [accountKey(alice), accountEntryOf(alice, { balance, sent: 0n })],
    tokenBalanceOf(contract, alice, 50n),
    tokenBalanceOf(contract, bob, 1n),
  ]);
  return {
    read: async (keys) =>
      new Map(
        keys.flatMap((key): [string, Entry][] => {
          const entry = state.get(key);
          return entry ? [[key, entry]] : [];
        }),
      ),
    head: async () => block,
    headerAt: async (height) => (height === block.height ? block : null),
    findBlock: async () => null,
  };
}

interface Order {
  readonly to?: string;
  readonly amount?: bigint;
  readonly feeLimit?: bigint;
  readonly of?: string;
}

function sign({ to = bob, amount = 20n, feeLimit = 100n * trx, of = contract }: Order): Uint8Array {
  const much = toBaseUnits(2n ** 62n);
  const built = keyring.buildTransfer({
    publicKey,
    balance: much,
    recipient: to,
    amount: toBaseUnits(amount),
    token: { contract: of, balance: much, feeLimit: toBaseUnits(feeLimit) },
    terms: { kind: 'bandwidth', sunPerByte: 0n },
    reference: block,
    createdAtMs: at.getTime(),
    expiresAtMs: at.getTime() + 60_000,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return keyring.signTransfer(seed, built.plan).raw;
}

/**
 * Runs a transfer; returns the balances afterwards, and its descriptions in a block and in the
 * mempool.
 */
async function outcomeOf(order: Order, view = viewWith()) {
  const raw = sign(order);
  const verdict = await rules.check(view, raw, at);
  if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
  const { changes } = verdict;
  const entries = await view.read([...changes.keys()]);
  const before: Changes = new Map(
    [...changes.keys()].map((key) => [key, entries.get(key) ?? null]),
  );
  const after = (key: string) => BigInt(changes.get(key)?.['balance'] ?? 0);
  return {
    raw,
    before,
    tokens: [alice, order.to ?? bob].map((owner) => after(tokenKey(contract, owner))),
    cost: 20n * trx - after(accountKey(alice)),
    mined: rules.describe(raw, 'block', before),
    waiting: rules.describe(raw, 'mempool', before),
  };
}

/** Bytes of a transfer with a limit of four bytes, and of its result. */
const place = 345_000n;

describe('a transfer of a token of Tron', () => {
  it('moves the token, and burns what place and energy cost', async () => {
    const { raw, before, tokens, cost, mined, waiting } = await outcomeOf({});
    expect(tokens).toEqual([30n, 21n]);
    expect(cost).toBe(place + 6_500_000n);
    const transfers = [
      { position: 0, to: bob, from: alice, tokenId: 'USDT@TRX', value: 20n, memo: null },
    ];
    const sender = { address: alice, nonce: null, networkFee: 0n, hasFailed: false };
    expect(mined).toMatchObject({ sender: { ...sender, fee: cost }, transfers });
    expect(waiting).toMatchObject({ sender: { ...sender, fee: place + 100n * trx }, transfers });
    expect(rules.inspect(raw, before)).toMatchObject({
      energy: 65_000n,
      bandwidth: 345n,
      fee: cost,
      hasFailed: false,
      tokenTransfer: { to: bob, value: 20n },
      payers: [{ address: alice, value: cost }],
      outputs: [{ address: contract, value: 0n }],
      check: { isValid: true },
    });
  });

  it('takes twice the energy for a new holder, and opens no account', async () => {
    const { tokens, cost, mined } = await outcomeOf({ to: carol });
    expect(tokens).toEqual([30n, 20n]);
    expect(cost).toBe(place + 13_000_000n);
    expect(mined.sender?.networkFee).toBe(0n);
    const simulated = { from: alice, value: toBaseUnits(1n) };
    const token = findToken('TRX', 'USDT@TRX');
    if (token === undefined) throw new Error('The table has no USDT.');
    const workTo = async (to: string | null) =>
      (await rules.simulateTransfer?.(viewWith(), { ...simulated, token, to }))?.work;
    expect([await workTo(bob), await workTo(carol), await workTo(null)]).toEqual([
      65_000n,
      130_000n,
      130_000n,
    ]);
  });

  it('changes nothing but the fee where one pays oneself', async () => {
    const { tokens, cost } = await outcomeOf({ to: alice });
    expect(tokens).toEqual([50n, 50n]);
    expect(cost).toBe(place + 6_500_000n);
  });

  it('fails in a block where the sender has too little of it, and costs all the same', async () => {
    const { tokens, cost, mined, waiting } = await outcomeOf({ amount: 51n });
    expect(tokens).toEqual([50n, 1n]);
    expect(cost).toBe(place + 1_000_000n);
    expect([mined.sender?.hasFailed, waiting.sender?.hasFailed]).toEqual([true, false]);
  });

  it('uses up its limit where that is too low', async () => {
    // A limit of three bytes, so one less than the others.
    const { tokens, cost, mined } = await outcomeOf({ feeLimit: 1_999_999n });
    expect(tokens).toEqual([50n, 1n]);
    expect(cost).toBe(place - 1_000n + 1_999_900n);
    expect(mined.sender?.hasFailed).toBe(true);
  });

  it('uses up all that the sender has where that is too little', async () => {
    const balance = place + 1_234_567n;
    const { tokens, mined } = await outcomeOf({}, viewWith(balance));
    expect(tokens).toEqual([50n, 1n]);
    expect(mined.sender).toMatchObject({ hasFailed: true, fee: place + 1_234_500n });
    const raw = sign({});
    expect(await rules.check(viewWith(place - 1n), raw, at)).toMatchObject({
      reason: 'BANDWITH_ERROR: Account resource insufficient error.',
      permanent: false,
    });
  });

  it('is refused where nothing stands at the address, and beyond the highest limit', async () => {
    const refused = (order: Order) => rules.check(viewWith(), sign(order), at);
    expect(await refused({ of: bob })).toMatchObject({
      reason: expect.stringContaining('not a valid smart contract'),
      permanent: true,
    });
    expect(await refused({ feeLimit: 15_000n * trx })).toMatchObject({ outcome: 'acceptable' });
    expect(await refused({ feeLimit: 15_000n * trx + 1n })).toMatchObject({
      reason: expect.stringContaining('feeLimit must be'),
      permanent: true,
    });
  });

  it('is worth no native asset to who has it', () => {
    const [, entry] = tokenBalanceOf(contract, alice, 50n);
    expect(entry && rules.valueOf(entry)).toBe(0n);
  });
});
