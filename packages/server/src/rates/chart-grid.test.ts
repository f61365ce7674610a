import { describe, expect, it } from 'vitest';
import { gridOf } from './chart-grid.ts';

describe('gridOf', () => {
  it.each([
    ['1M', '2026-11-22T15:00:00Z', '2026-10-22T15:00:00Z'],
    ['1M', '2026-03-31T15:00:00Z', '2026-02-28T15:00:00Z'],
    ['1M', '2026-01-05T15:00:00Z', '2025-12-05T15:00:00Z'],
    ['3M', '2026-11-22T15:00:00Z', '2026-08-22T15:00:00Z'],
    ['1Y', '2028-02-29T15:00:00Z', '2027-02-28T15:00:00Z'],
  ] as const)('begins %s before %s on the same day of the calendar: %s', (period, now, from) => {
    expect(gridOf(period, new Date(now)).from).toEqual(new Date(from));
  });
});
