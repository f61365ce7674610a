import { expect, it } from 'vitest';
import { lastDayOver } from './digest-period.ts';

it('lastDayOver of a daily digest is the day before, across a month', () => {
  expect(lastDayOver('DAILY', '2026-12-01')).toBe('2026-11-30');
});

it.each(['2026-11-23', '2026-11-25', '2026-11-29'])(
  'lastDayOver of a weekly digest is the Sunday before the week of %s',
  (today) => {
    expect(lastDayOver('WEEKLY', today)).toBe('2026-11-22');
  },
);

it('lastDayOver of a weekly digest moves on with Monday', () => {
  expect(lastDayOver('WEEKLY', '2026-11-30')).toBe('2026-11-29');
});
