import { expect, it } from 'vitest';
import { endOfQuietHours } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const noon = { from: '12:00', to: '13:30' };

it.each([
  ['before', noon, null, '2026-11-20T11:59:59Z', null],
  ['at the beginning', noon, null, '2026-11-20T12:00:00Z', '2026-11-20T13:30:00Z'],
  ['at the last minute', noon, null, '2026-11-20T13:29:59Z', '2026-11-20T13:30:00Z'],
  ['at the end', noon, null, '2026-11-20T13:30:00Z', null],
  ['before midnight', night, null, '2026-11-20T23:15:20Z', '2026-11-21T07:00:00Z'],
  ['after midnight', night, null, '2026-11-21T00:00:00Z', '2026-11-21T07:00:00Z'],
  ['by day', night, null, '2026-11-20T15:00:00Z', null],
  ['where the user is', night, 'Asia/Tokyo', '2026-11-20T15:00:00Z', '2026-11-20T22:00:00Z'],
  ['of no length', { from: '09:00', to: '09:00' }, null, '2026-11-20T09:00:00Z', null],
  ['none', null, null, '2026-11-20T09:00:00Z', null],
])('tells when quiet hours end: %s', (_, quietHours, timezone, now, end) => {
  expect(endOfQuietHours({ quietHours, timezone, now: new Date(now) })).toEqual(
    end === null ? null : new Date(end),
  );
});
