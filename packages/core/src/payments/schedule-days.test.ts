import { describe, expect, it } from 'vitest';
import { dayOfSchedule } from './schedule-days.ts';

const days = (frequency: 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'YEARLY', startOn: string) =>
  [0, 1, 2, 3].map((number) => dayOfSchedule({ frequency, startOn, endOn: null }, number));

describe('dayOfSchedule', () => {
  it('counts weeks, months, quarters and years from the first day', () => {
    expect(days('WEEKLY', '2026-12-24')).toEqual([
      ...['2026-12-24', '2026-12-31', '2027-01-07', '2027-01-14'],
    ]);
    expect(days('MONTHLY', '2026-11-15')).toEqual([
      ...['2026-11-15', '2026-12-15', '2027-01-15', '2027-02-15'],
    ]);
    expect(days('QUARTERLY', '2026-11-30')).toEqual([
      ...['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'],
    ]);
    expect(days('YEARLY', '2024-02-29')).toEqual([
      ...['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28'],
    ]);
  });

  it('takes the last day of a shorter month for the 31st, and the 31st again after it', () => {
    expect(days('MONTHLY', '2027-12-31')).toEqual([
      ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31'],
    ]);
  });

  it('has no day after its end, which is included', () => {
    const schedule = { frequency: 'WEEKLY', startOn: '2026-12-01', endOn: '2026-12-08' } as const;
    expect(dayOfSchedule(schedule, 1)).toBe('2026-12-08');
    expect(dayOfSchedule(schedule, 2)).toBeNull();
  });
});
