import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveId, orderAccounts } from './order-accounts.ts';

const of = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test('accounts stand in the order of the user, new ones after them', () => {
  expect(orderAccounts(of('a', 'b', 'c', 'd'), ['c', 'a', 'gone'])).toEqual(of('c', 'a', 'b', 'd'));
});

test('moving there and back leaves the order as it was', () => {
  const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
  const position = fc.nat({ max: 7 });
  void fc.assert(
    fc.property(ids, position, position, (all, a, b) => {
      const [from, to] = [a % all.length, b % all.length];
      const moved = moveId(all, from, to);
      expect(moved.indexOf(all[from] ?? '')).toBe(to);
      expect(moveId(moved, to, from)).toEqual(all);
    }),
  );
});
