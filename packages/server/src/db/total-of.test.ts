import { expect, it } from 'vitest';
import { totalOf } from './total-of.ts';

const rows = (count: number) => Array.from({ length: count });

it.each([
  ['an empty list', 0, 1, 0],
  ['a first page that is not full', 3, 1, 3],
  ['a full page', 5, 1, null],
  ['a last page that is not full', 2, 3, 12],
  ['a page behind the last one', 0, 3, null],
] as const)('tells the total by %s', (_, count, page, total) => {
  expect(totalOf(rows(count), { page, pageSize: 5 })).toBe(total);
});
