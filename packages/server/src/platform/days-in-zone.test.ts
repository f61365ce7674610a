import { addDays } from '@billfold/core/internal';
import { describe, expect, it } from 'vitest';
import { countDays, createDaysInZone } from './days-in-zone.ts';

describe('startOf', () => {
  it.each([
    ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['Europe/Berlin', '2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-20', '2026-11-20T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-20', '2026-11-19T18:15:00.000Z'],
  ])('is midnight in %s', (zone, day, start) => {
    expect(createDaysInZone(zone).startOf(day).toISOString()).toBe(start);
  });

  it('leaves out the hour that the clocks skip or repeat', () => {
    const { startOf } = createDaysInZone('Europe/Berlin');
    const lengthOf = (day: string) => startOf(addDays(day, 1)).getTime() - startOf(day).getTime();
    expect(lengthOf('2026-03-29')).toBe(23 * 3_600_000);
    expect(lengthOf('2026-10-25')).toBe(25 * 3_600_000);
  });

  it('is the first moment of a day whose midnight is skipped', () => {
    // Beirut goes from 00:00 to 01:00 on the last Sunday of March.
    const { startOf, dayOf } = createDaysInZone('Asia/Beirut');
    const start = startOf('2026-03-29');
    expect(start.toISOString()).toBe('2026-03-28T22:00:00.000Z');
    expect(dayOf(start)).toBe('2026-03-29');
    expect(dayOf(new Date(start.getTime() - 1))).toBe('2026-03-28');
  });
});

it('counts days over the end of a month', () => {
  expect(countDays('2026-02-27', '2026-03-02')).toBe(4);
});
