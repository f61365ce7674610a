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

test('parseCsv keeps empty lines in their place where it is asked to', () => {
  const read = (text: string, emptyLines?: 'keep') =>
    parseCsv(text, '\t', emptyLines)?.map(({ line, cells }) => [line, ...cells]);
  const text = '\na\r\n\r\n""\nb\n';
  expect(read(text)).toEqual([
    [2, 'a'],
    [5, 'b'],
  ]);
  expect(read(text, 'keep')).toEqual([
    [1, ''],
    [2, 'a'],
    [3, ''],
    [4, ''],
    [5, 'b'],
  ]);
  expect(read('a\n\n', 'keep')).toEqual([
    [1, 'a'],
    [2, ''],
  ]);
});
