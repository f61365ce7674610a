/**
 * Formats a date as `20 Nov 2026, 14:05 GMT+1` (R-FMT-04) in `timeZone`, an IANA name such as
 * `Europe/Berlin`.
 * @throws {RangeError} for an invalid date or an unknown time zone
 * @example
 * formatDate(new Date('2026-11-20T13:05:00Z'), 'UTC'); // '20 Nov 2026, 13:05 GMT'
 */
export function formatDate(date: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(date);
  const part = new Map(parts.map(({ type, value }) => [type, value]));
  const text = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? '';
  // Engines write the offset zero as `GMT` or as `GMT+0`.
  const zone = text('timeZoneName').replace('GMT+0', 'GMT');
  return `${text('day')} ${text('month')} ${text('year')}, ${text('hour')}:${text('minute')} ${zone}`;
}

/** Formats by time zone: making one takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // American English has `Sep` where British English has `Sept`.
  const format = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'shortOffset',
  });
  formats.set(timeZone, format);
  return format;
}
