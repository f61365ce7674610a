import { describe, expect, it } from 'vitest';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { sendMoment } from './next-step.ts';

describe('sendMoment', () => {
  it.each([
    ['America/New_York', '2026-11-20', '2026-11-20T13:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-20', '2026-11-19T19:00:00.000Z'],
    ['UTC', '2028-02-29', '2028-02-29T08:00:00.000Z'],
  ])('is eight in the morning in %s', (timezone, day, moment) => {
    expect(sendMoment(day, createDaysInZone(timezone)).toISOString()).toBe(moment);
  });
});
