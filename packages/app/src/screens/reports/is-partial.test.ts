import { expect, test } from 'vitest';
import { isPartial } from './is-partial.ts';

const noon = new Date('2026-12-30T12:00:00Z');
const lateEvening = new Date('2026-12-30T23:30:00Z');

test.each([
  ['2026-12-29', 'UTC', noon, false],
  ['2026-12-30', 'UTC', noon, true],
  ['2027-01-27', 'UTC', noon, true],
  ['2026-12-30', 'UTC', lateEvening, true],
  ['2026-12-30', 'Europe/Berlin', lateEvening, false],
  ['2026-12-31', 'Europe/Berlin', lateEvening, true],
] as const)(
  'isPartial compares the last day %s in %s with the day on which a report of %s was made: %s',
  (to, timezone, createdAt, expected) => {
    expect(isPartial({ to, timezone, createdAt })).toBe(expected);
  },
);
