import { expect, test } from 'vitest';
import { sampleHoldings, sampleTotal, sampleValues } from './sample-holdings.ts';

const cents = (value: string): bigint => BigInt(value.replace('.', ''));

test('the total of the sample wallet is the sum of its holdings', () => {
  const sum = sampleHoldings.reduce((total, { value }) => total + cents(value), 0n);
  expect(sum).toBe(cents(sampleTotal));
});

test('the line of the sample wallet ends with the total of its holdings', () => {
  expect(sampleValues.at(-1)).toBe(sampleTotal);
});
