import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnRows, fillsSight, firstRow, scrollToRow } from './shown-rows.ts';

const view = { count: 100_000, rowHeight: 56, height: 700 };

describe('the rows that a list draws', () => {
  it('are those in sight and a few at each end, never more than there are', () => {
    expect(drawnRows(view)).toBe(13 + 12);
    expect(drawnRows({ ...view, count: 4 })).toBe(4);
  });

  it('cover what is in sight, wherever it stands', () => {
    const anywhere = fc.record({
      count: fc.integer({ min: 1, max: 200_000 }),
      rowHeight: fc.integer({ min: 20, max: 96 }),
      height: fc.integer({ min: 40, max: 2_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, ({ share, ...rows }) => {
        const all = rows.count * rows.rowHeight;
        const scrollTop = share * Math.max(0, all - rows.height);
        const first = firstRow(rows, scrollTop);
        const end = (first + drawnRows(rows)) * rows.rowHeight;
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first * rows.rowHeight).toBeLessThanOrEqual(scrollTop);
        expect(end).toBeGreaterThanOrEqual(Math.min(all, scrollTop + rows.height));
      }),
    );
  });

  it('are enough for a higher list only as far as those beyond the edges reach', () => {
    const unmeasured = { ...view, height: 0 };
    expect(fillsSight(unmeasured, 0, 12 * 56)).toBe(true);
    expect(fillsSight(unmeasured, 0, 12 * 56 + 1)).toBe(false);
    // Up to eight of the twelve stand above it.
    expect(fillsSight(unmeasured, 8 * 56, 4 * 56)).toBe(true);
    expect(fillsSight(unmeasured, 8 * 56, 4 * 56 + 1)).toBe(false);
    expect(fillsSight({ ...unmeasured, count: 5 }, 0, 2_000)).toBe(true);
  });

  it.each([
    ['above', 10, 5_000, 560],
    ['below', 200, 0, 200 * 56 + 56 - 700],
    ['in sight', 5, 100, 100],
  ])('a row %s is brought into sight', (_, index, scrollTop, expected) => {
    expect(scrollToRow(view, index, scrollTop)).toBe(expected);
  });
});
