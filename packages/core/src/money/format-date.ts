import { isEnglish } from './is-english.ts';

/**
 * Formats a date as `20 Nov 2026, 14:05 GMT+1` (R-FMT-04) in `timeZone`, an IANA name such as
 * `Europe/Berlin`; in another `locale` than English as its readers write one, in the digits of amounts.
 * @throws {RangeError} for an invalid date, an unknown time zone or a malformed locale
 * @example
 * formatDate(new Date('2026-11-20T13:05:00Z'), 'UTC'); // '20 Nov 2026, 13:05 GMT'
 */
export function formatDate(date: Date, timeZone: string, locale = 'en'): string {
  if (!isEnglish(locale))
    return formatOf(locale, timeZone, { ...day, ...clock, ...zone })
      .formatToParts(date)
      .map(({ type, value }) => (type === 'timeZoneName' ? withoutZero(value) : value))
      .join('');
  const parts = partsOf(date, timeZone);
  return `${englishDay(parts)}, ${clockOf(parts)} ${withoutZero(parts('timeZoneName'))}`;
}

/**
 * Formats the day of a date as `20 Nov 2026` in `timeZone`; in another `locale` than English as its
 * readers write one.
 * @throws {RangeError} for an invalid date, an unknown time zone or a malformed locale
 * @example
 * formatDay(new Date('2026-11-20T13:05:00Z'), 'UTC'); // '20 Nov 2026'
 */
export function formatDay(date: Date, timeZone: string, locale = 'en'): string {
  if (!isEnglish(locale)) return formatOf(locale, timeZone, day).format(date);
  return englishDay(partsOf(date, timeZone));
}

/**
 * Formats a date for a list, without its zone, as `20 Nov, 14:05`; in another year than that of `now` as
 * `20 Nov 2025, 14:05`. Readers of another `locale` than English get it as they write one.
 * @throws {RangeError} for an invalid date, an unknown time zone or a malformed locale
 * @example
 * formatMoment(new Date('2026-11-20T13:05:00Z'), new Date('2026-12-01'), 'UTC'); // '20 Nov, 13:05'
 */
export function formatMoment(date: Date, now: Date, timeZone: string, locale = 'en'): string {
  const parts = partsOf(date, timeZone);
  const isThisYear = parts('year') === partsOf(now, timeZone)('year');
  if (!isEnglish(locale))
    return formatOf(locale, timeZone, { ...(isThisYear ? dayOfYear : day), ...clock }).format(date);
  const written = isThisYear ? `${parts('day')} ${parts('month')}` : englishDay(parts);
  return `${written}, ${clockOf(parts)}`;
}

/**
 * Formats a month of the books, such as `2026-10`, as `Oct 2026`; in another `locale` than English as its
 * readers write one.
 * @throws {RangeError} for an invalid month or a malformed locale
 * @example
 * formatMonth('2026-10'); // 'Oct 2026'
 */
export function formatMonth(month: string, locale = 'en'): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return formatOf(isEnglish(locale) ? 'en-US' : locale, 'UTC', monthOfYear).format(at);
}

/**
 * Formats the time of the day as `14:05` in `timeZone`, in every language.
 * @throws {RangeError} for an invalid date or an unknown time zone
 * @example
 * formatClock(new Date('2026-11-20T13:05:00Z'), 'UTC'); // '13:05'
 */
export function formatClock(date: Date, timeZone: string): string {
  return clockOf(partsOf(date, timeZone));
}

/**
 * Formats the zone of a date as `formatDate` does: `GMT+1`.
 * @throws {RangeError} for an invalid date, an unknown time zone or a malformed locale
 * @example
 * formatZone(new Date('2026-11-20T13:05:00Z'), 'Europe/Berlin'); // 'GMT+1'
 */
export function formatZone(date: Date, timeZone: string, locale = 'en'): string {
  const format = formatOf(isEnglish(locale) ? 'en-US' : locale, timeZone, {
    ...{ ...day, ...clock, ...zone },
  });
  const part = format.formatToParts(date).find(({ type }) => type === 'timeZoneName');
  return withoutZero(part?.value ?? '');
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayOfYear = { day: 'numeric', month: 'short' } as const;
const monthOfYear = { month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const zone = { timeZoneName: 'shortOffset' } as const;

/** Engines write the offset zero as `GMT` or as `GMT+0`. */
const withoutZero = (offset: string): string => offset.replace(/\+0$/, '');

type Parts = (type: Intl.DateTimeFormatPartTypes) => string;

const englishDay = (parts: Parts): string => `${parts('day')} ${parts('month')} ${parts('year')}`;
const clockOf = (parts: Parts): string => `${parts('hour')}:${parts('minute')}`;

/** American English has `Sep` where British English has `Sept`. */
function partsOf(date: Date, timeZone: string): Parts {
  const parts = formatOf('en-US', timeZone, { ...day, ...clock, ...zone }).formatToParts(date);
  const values = new Map(parts.map(({ type, value }) => [type, value]));
  return (type) => values.get(type) ?? '';
}

/** Formats by what they are made of: making one takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  locale: string,
  timeZone: string,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.keys(parts).length}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, {
    ...{ ...parts, timeZone },
    ...{ calendar: 'gregory', numberingSystem: 'latn' },
  });
  formats.set(key, format);
  return format;
}
