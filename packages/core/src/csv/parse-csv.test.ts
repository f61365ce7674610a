import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

test('parseCsv reads cells that a tab or a semicolon separates', () => {
  const cells = [
    ['a,b', '0,5', 'x;y'],
    ['c', '1', ''],
  ];
  const read = (text: string, separator: ';' | '\t') =>
    parseCsv(text, separator)?.map((record) => record.cells);
  expect(read('a,b\t0,5\tx;y\nc\t1\t', '\t')).toEqual(cells);
  expect(read('a,b;0,5;"x;y"\r\nc;1;\r\n', ';')).toEqual(cells);
});
