import { toBaseUnits } from '@billfold/core';
import { expect, it } from 'vitest';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { packTransaction } from './packed-transaction.ts';

const output = (position: number, to: string | null, value: bigint) => ({
  ...{ position, to, value: toBaseUnits(value) },
  ...{ from: null, tokenId: null, memo: null },
});
const whole: ChainTransaction = {
  hash: 'ab'.repeat(32),
  spends: [
    { hash: '01'.repeat(32), index: 0 },
    { hash: '02'.repeat(32), index: 4_294_967_294 },
  ],
  sender: null,
  transfers: [output(0, 'bc1qone', 2_100_000_000_000_000n), output(1, null, 0n)],
  references: [],
};

it.each([
  ['with inputs and outputs', whole],
  ['without inputs', { ...whole, spends: [] }],
  ['without outputs', { ...whole, transfers: [] }],
])('a packed transaction %s has the parts of the one that was packed', (_, transaction) => {
  const { hash, spends, sender, transfers, references } = packTransaction(transaction);
  expect({ hash, spends, sender, transfers, references }).toEqual(transaction);
});
