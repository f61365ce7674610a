import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDay,
  formatMoment,
  formatMonth,
  formatZone,
} from './format-date.ts';

describe('formatDate (R-FMT-04)', () => {
  it.each([
    ['2026-11-20T13:05:00Z', 'Europe/Berlin', '20 Nov 2026, 14:05 GMT+1'],
    ['2026-07-01T22:30:00Z', 'Europe/Berlin', '2 Jul 2026, 00:30 GMT+2'],
    ['2026-09-05T00:00:00Z', 'UTC', '5 Sep 2026, 00:00 GMT'],
    ['2026-01-01T02:00:00Z', 'America/New_York', '31 Dec 2025, 21:00 GMT-5'],
    ['2026-11-20T13:05:00Z', 'Asia/Kolkata', '20 Nov 2026, 18:35 GMT+5:30'],
  ])('%s in %s is %s', (iso, timeZone, text) => {
    expect(formatDate(new Date(iso), timeZone)).toBe(text);
  });

  // The engine writes them by CLDR, and may choose a space of another width.
  it.each([
    ['de', '21. Nov. 2026', /^21\. Nov\. 2026, 00:30 GMT\+1$/],
    ['pt-BR', '21 de nov. de 2026', /^21 de nov\. de 2026, 00:30 GMT\+1$/],
    ['ja', '2026年11月21日', /^2026年11月21日 00:30 GMT\+1$/],
    ['ar', '21 نوفمبر 2026', /^21 نوفمبر 2026، 00:30/],
  ])(
    'writes the day and the time as readers of %s do, in the digits of amounts',
    (locale, day, text) => {
      const at = new Date('2026-11-20T23:30:00Z');
      expect(formatDay(at, 'Europe/Berlin', locale)).toBe(day);
      expect(formatDate(at, 'Europe/Berlin', locale)).toMatch(text);
    },
  );

  it.each(['de', 'ar'])('writes no offset of zero for readers of %s', (locale) => {
    expect(formatDate(new Date('2026-11-20T23:30:00Z'), 'UTC', locale)).not.toMatch(/\+0/);
  });

  it.each(['en', 'fr', 'ja'])('writes the zone alone as in a date for readers of %s', (locale) => {
    const at = new Date('2026-11-20T23:30:00Z');
    for (const timeZone of ['UTC', 'Europe/Berlin', 'Asia/Kolkata'])
      expect(formatDate(at, timeZone, locale)).toContain(` ${formatZone(at, timeZone, locale)}`);
  });

  it('has its day and its clock apart', () => {
    const at = new Date('2026-11-20T23:30:00Z');
    expect([formatDay(at, 'Europe/Berlin'), formatClock(at, 'Europe/Berlin')]).toEqual([
      '21 Nov 2026',
      '00:30',
    ]);
    expect([formatDay(at, 'UTC'), formatClock(at, 'UTC')]).toEqual(['20 Nov 2026', '23:30']);
  });

  it.each([
    ['2026-11-20T23:30:00Z', 'en', '21 Nov, 00:30'],
    ['2025-12-31T22:30:00Z', 'en', '31 Dec 2025, 23:30'],
    // New year has begun in Berlin.
    ['2025-12-31T23:30:00Z', 'en', '1 Jan, 00:30'],
    ['2026-11-20T23:30:00Z', 'de', '21. Nov., 00:30'],
    ['2026-11-20T23:30:00Z', 'ja', '11月21日 00:30'],
    ['2025-12-31T22:30:00Z', 'ja', '2025年12月31日 23:30'],
  ])('writes %s for a list of %s as %s', (iso, locale, text) => {
    const now = new Date('2026-12-01T09:00:00Z');
    expect(formatMoment(new Date(iso), now, 'Europe/Berlin', locale)).toBe(text);
  });

  it.each([
    ['en', 'Oct 2026'],
    ['en-GB', 'Oct 2026'],
    ['de', 'Okt. 2026'],
    ['es', 'oct 2026'],
    ['fr', 'oct. 2026'],
    ['pt-BR', 'out. de 2026'],
    ['ja', '2026年10月'],
    ['zh-Hans', '2026年10月'],
    ['ar', 'أكتوبر 2026'],
  ])('writes a month of the books as readers of %s do', (locale, text) => {
    expect(formatMonth('2026-10', locale)).toBe(text);
  });

  it('refuses an invalid date', () => {
    expect(() => formatDate(new Date('x'), 'UTC')).toThrow(RangeError);
    expect(() => formatMonth('2026-13')).toThrow(RangeError);
  });
});
