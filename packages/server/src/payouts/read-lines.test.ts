import { formatCsvRow } from '@billfold/core/internal';
import { expect, it } from 'vitest';
import { formulaPayloads } from '../../test/formula-payloads.ts';
import { readLines } from './read-lines.ts';

it('the lines of a payout have each memo and reference as the file that was written has them (S31)', () => {
  const texts = formulaPayloads.map((text) => text.trim());
  const rows = texts.map((text) => formatCsvRow(['0x1', { number: '0.5' }, text, text]));
  const csv = `address,amount,memo,reference\r\n${rows.join('')}`;
  const { lines, refused } = readLines(csv, texts.length);
  expect(refused).toEqual([]);
  expect(lines.map(({ memo, reference }) => [memo, reference])).toEqual(
    texts.map((text) => [text, text]),
  );
});
