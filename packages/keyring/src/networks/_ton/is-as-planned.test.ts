import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { createFundedTons } from '../../testing/funded-tons.ts';
import { isAsPlanned } from './is-as-planned.ts';
import type { TonTransferPlan } from './transfer-plan.ts';

const { keyring, seed, plan } = createFundedTons('TON');
const other = 'UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY';
const token = {
  wallet: other,
  attached: toBaseUnits(50_000_000n),
  balance: toBaseUnits(10n ** 9n),
};
const plans = {
  TON: plan({ memo: 'note' }),
  'all TON': plan({ amount: 'max' }),
  'a jetton': plan({ token, memo: 'note' }),
};
const changes: readonly (readonly [string, Partial<TonTransferPlan>])[] = [
  ['sender', { from: other }],
  ['recipient', { to: other }],
  ['count', { seqno: 6n }],
  ['first send', { seqno: 0n }],
  ['time', { validUntil: 1 }],
  ['comment', { memo: 'another' }],
];

describe.each(Object.entries(plans))('a transfer of %s', (_, planned) => {
  const transfer = keyring.decodeTransfer(keyring.signTransfer(seed, planned).raw);

  it('is as it was planned', () => {
    expect(isAsPlanned(transfer, planned)).toBe(true);
  });

  it.each(changes)('is not what was planned with another %s', (__, change) => {
    expect(isAsPlanned(transfer, { ...planned, ...change })).toBe(false);
  });

  it('is not what was planned as something else', () => {
    for (const another of Object.values(plans))
      if (another !== planned) expect(isAsPlanned(transfer, another)).toBe(false);
  });
});

it('compares amounts, what may bounce, and what goes along with a jetton', () => {
  const readOf = (planned: TonTransferPlan) =>
    keyring.decodeTransfer(keyring.signTransfer(seed, planned).raw);
  const { TON: named, 'a jetton': jetton } = plans;
  const one = toBaseUnits(1n);
  expect(isAsPlanned(readOf(named), { ...named, value: one })).toBe(false);
  expect(isAsPlanned(readOf(named), { ...named, isBounceable: false })).toBe(false);
  expect(isAsPlanned(readOf(jetton), { ...jetton, value: one })).toBe(false);
  const poorer = { ...jetton, token: { wallet: other, attached: one } };
  expect(isAsPlanned(readOf(jetton), poorer)).toBe(false);
  const elsewhere = { ...jetton, token: { wallet: named.to, attached: token.attached } };
  expect(isAsPlanned(readOf(jetton), elsewhere)).toBe(false);
});
