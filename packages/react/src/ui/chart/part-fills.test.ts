import { describe, expect, it } from 'vitest';
import { partFills } from './part-fills.ts';

describe('partFills', () => {
  it('stripes a part whose colour is nearly that of an earlier one', () => {
    expect(partFills(['#F7931A', '#627EEA', '#F0B90B', undefined])).toEqual([
      { color: '#F7931A', isStriped: false },
      { color: '#627EEA', isStriped: false },
      { color: '#F0B90B', isStriped: true },
      { color: undefined, isStriped: false },
    ]);
  });
});
