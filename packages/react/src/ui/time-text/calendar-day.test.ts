import { expect, test } from 'vitest';
import { relativeDay } from './calendar-day.ts';

const berlin = 'Europe/Berlin';

test.each([
  ['2026-11-22T00:10:00+01:00', '2026-11-22T23:50:00+01:00', 'time.today'],
  ['2026-11-21T23:50:00+01:00', '2026-11-22T00:10:00+01:00', 'time.yesterday'],
  ['2026-11-20T23:50:00+01:00', '2026-11-22T00:10:00+01:00', null],
  // The 29th of March has 23 hours there, so that 24 hours before is the day before the last.
  ['2026-03-28T23:45:00+01:00', '2026-03-30T00:10:00+02:00', null],
  ['2026-03-29T01:00:00+01:00', '2026-03-30T00:10:00+02:00', 'time.yesterday'],
])('relativeDay calls %s at %s %s', (at, now, expected) => {
  expect(relativeDay(new Date(at), new Date(now), berlin)).toBe(expected);
});
