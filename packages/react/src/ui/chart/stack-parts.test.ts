import { toDecimal } from '@billfold/core';
import { expect, test } from 'vitest';
import { stackParts, valueOfPart } from './stack-parts.ts';

const entry = (day: number, parts: Readonly<Record<string, string>>) => ({
  t: new Date(Date.UTC(2026, 10, day)),
  total: toDecimal('1'),
  parts: Object.fromEntries(Object.entries(parts).map(([id, text]) => [id, toDecimal(text)])),
});

test('stackParts adds up each part exactly, the largest first, and leaves out what is zero', () => {
  const parts = stackParts([
    entry(1, { BTC: '0.1', ETH: '0' }),
    entry(2, { BTC: '0.2', USDT: '5' }),
  ]);
  expect(parts).toEqual([
    { id: 'USDT', total: '5' },
    { id: 'BTC', total: '0.3' },
  ]);
});

test('stackParts makes one of the parts beyond the fourth, and names a fifth that would stand alone', () => {
  const five = entry(1, { A: '5', B: '4', C: '3', D: '2', E: '1' });
  expect(stackParts([five]).map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E']);
  const six = entry(1, { A: '6', B: '5', C: '4', D: '3', E: '2', F: '0.5' });
  const parts = stackParts([six]);
  expect(parts.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', null]);
  expect(parts.at(-1)?.total).toBe('2.5');
});

test('valueOfPart returns what an entry has of a part, and of all that have no colour of their own', () => {
  const six = entry(1, { A: '6', B: '5', C: '4', D: '3', E: '2', F: '0.5' });
  const parts = stackParts([six]);
  const [first, , , , rest] = parts;
  if (!first || !rest) throw new Error('Two parts are missing.');
  expect(valueOfPart(six, first, parts)).toBe('6');
  expect(valueOfPart(six, rest, parts)).toBe('2.5');
  expect(valueOfPart(entry(2, {}), first, parts)).toBe('0');
});
