import { expect, test } from 'vitest';
import { sampleHoldings, samplePoints, sampleTotal } from './sample-holdings.ts';

const cents = (value: string): bigint => BigInt(value.replace('.', ''));

test('the total of the sample wallet is the sum of its holdings', () => {
  const sum = sampleHoldings.reduce((total, { value }) => total + cents(value), 0n);
  expect(sum).toBe(cents(sampleTotal));
});

test('the chart of the sample wallet ends now, with the total of its holdings', () => {
  expect(samplePoints(5).at(-1)).toEqual({ t: new Date(5), value: sampleTotal });
});
