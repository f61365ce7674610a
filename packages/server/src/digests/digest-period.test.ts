import { expect, it } from 'vitest';
import { lastPeriod } from './digest-period.ts';

it('lastPeriod of a daily digest is the day before, across a month', () => {
  expect(lastPeriod('DAILY', '2026-12-01')).toEqual({ fromDay: '2026-11-30', toDay: '2026-11-30' });
});

it.each(['2026-11-23', '2026-11-25', '2026-11-29'])(
  'lastPeriod of a weekly digest is the week before that of %s',
  (today) => {
    expect(lastPeriod('WEEKLY', today)).toEqual({ fromDay: '2026-11-16', toDay: '2026-11-22' });
  },
);

it('lastPeriod of a weekly digest moves on with Monday', () => {
  expect(lastPeriod('WEEKLY', '2026-11-30').toDay).toBe('2026-11-29');
});
