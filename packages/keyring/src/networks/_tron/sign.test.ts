import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { describe, expect, it } from 'vitest';
import { createFundedTronAccount, heldToken } from '../../testing/funded-tron-account.ts';
import { readTransaction } from './raw-transaction.ts';
import type { TronTransferPlan } from './transfer-plan.ts';

const { keyring, seed, plan, request } = createFundedTronAccount();
const { publicKey } = request;
const mismatch = expect.objectContaining({ code: 'plan_mismatch' });

describe.each([
  { what: 'the native asset', token: null },
  { what: 'a token', token: heldToken },
])('signTransfer for $what', ({ token }) => {
  it('signs the same bytes each time, and leaves the seed to its owner', () => {
    const planned = plan({ token });
    expect(keyring.signTransfer(seed, planned)).toEqual(keyring.signTransfer(seed, planned));
    expect(seed).toEqual(new Uint8Array(32).fill(7));
  });

  it('pays from any receiving address of the account', () => {
    const planned = plan({ token, addressIndex: 41 });
    expect(planned.from).toBe(keyring.addressAt(publicKey, { branch: 0, addressIndex: 41 }));
    const { raw } = keyring.signTransfer(seed, planned);
    expect(keyring.verifyTransfer(raw)).toMatchObject({ sender: planned.from });
  });

  const changes: readonly (readonly [string, (plan: TronTransferPlan) => TronTransferPlan])[] = [
    ['another account', (plan) => ({ ...plan, account: 1 })],
    ['another address of the account', (plan) => ({ ...plan, addressIndex: 1 })],
    ['another chain', (plan) => ({ ...plan, chain: 'regtest' })],
    ['another sender', (plan) => ({ ...plan, from: plan.to })],
    ['a sender that is none', (plan) => ({ ...plan, from: 'T' })],
    ['a recipient that is none', (plan) => ({ ...plan, to: 'T' })],
    ['a recipient with a typing error', (plan) => ({ ...plan, to: plan.to.replace('Z', 'z') })],
    ['the zero address', (plan) => ({ ...plan, to: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' })],
    ['a higher fee', (plan) => ({ ...plan, fee: toBaseUnits(plan.fee + 1n) })],
    ['a lower fee', (plan) => ({ ...plan, fee: toBaseUnits(plan.fee - 1n) })],
    ['a network fee', (plan) => ({ ...plan, networkFee: toBaseUnits(1n) })],
    ['another price', (plan) => ({ ...plan, terms: { kind: 'bandwidth', sunPerByte: 1n } })],
    ['no amount', (plan) => withAmount(plan, unchecked(0n))],
    ['a negative amount', (plan) => withAmount(plan, unchecked(-1n))],
    ['an amount beyond 256 bits', (plan) => withAmount(plan, unchecked(2n ** 256n))],
    ['no block', (plan) => ({ ...plan, reference: { height: 1, hash: '' } })],
    ['an end before the beginning', (plan) => ({ ...plan, expiresAtMs: plan.createdAtMs })],
  ];
  it.each(changes)('refuses a plan with %s', (_, change) => {
    expect(() => keyring.signTransfer(seed, change(plan({ token })))).toThrow(mismatch);
  });

  it('refuses the seed of another wallet', () => {
    expect(() => keyring.signTransfer(new Uint8Array(32).fill(8), plan({ token }))).toThrow(
      mismatch,
    );
  });
});

it('refuses a plan that sends tokens and the native asset at once, or to no contract', () => {
  const planned = plan({ token: heldToken });
  const both = { ...planned, value: toBaseUnits(1n) };
  expect(() => keyring.signTransfer(seed, both)).toThrow(mismatch);
  if (planned.token === null) throw new Error('The plan sends no token.');
  for (const token of [
    { ...planned.token, contract: 'T' },
    { ...planned.token, feeLimit: unchecked(2n ** 63n) },
    { ...planned.token, covered: toBaseUnits(1n) },
  ])
    expect(() => keyring.signTransfer(seed, { ...planned, token })).toThrow(mismatch);
});

it('signs the whole limit of a call of which staked energy covers a part', () => {
  const covered = toBaseUnits(heldToken.feeLimit - 1n);
  const planned = plan({ token: { ...heldToken, covered } });
  expect(planned.fee).toBe(345_001n);
  const { raw } = keyring.signTransfer(seed, planned);
  expect(keyring.decodeTransfer(raw).token?.feeLimit).toBe(heldToken.feeLimit);
  const more = toBaseUnits(heldToken.feeLimit + 1n);
  const lying = { ...planned, token: planned.token && { ...planned.token, covered: more } };
  expect(() => keyring.signTransfer(seed, { ...lying, fee: unchecked(344_999n) })).toThrow(
    mismatch,
  );
});

it('hands over nothing that no node would take', () => {
  const planned = plan();
  const toSelf = { ...planned, to: planned.from };
  const refusal = expect.objectContaining({ code: 'signature_refused' });
  expect(() => keyring.signTransfer(seed, toSelf)).toThrow(refusal);
});

it('makes signatures with a low S that are unlike all others', () => {
  const half = secp256k1.Point.Fn.ORDER / 2n;
  const seen = new Set<bigint>();
  for (let amount = 1n; amount <= 100n; amount += 1n) {
    const { raw } = keyring.signTransfer(seed, plan({ amount: toBaseUnits(amount) }));
    const read = readTransaction(raw);
    if (read.outcome !== 'read') throw new Error(read.outcome);
    const { r, s } = read.transaction.signature;
    expect(s <= half).toBe(true);
    seen.add(r);
  }
  expect(seen.size).toBe(100);
}, 30_000);

function withAmount(plan: TronTransferPlan, amount: BaseUnits): TronTransferPlan {
  const { token } = plan;
  return token === null
    ? { ...plan, value: amount }
    : { ...plan, token: { ...token, value: amount } };
}

/** Turns any value into base units, such as a corrupt plan could hold and no type admits. */
function unchecked(value: bigint): BaseUnits {
  const isClaimed = (_: bigint): _ is BaseUnits => true;
  if (!isClaimed(value)) throw new Error('It is always claimed.');
  return value;
}
