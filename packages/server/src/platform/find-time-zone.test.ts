import { expect, it } from 'vitest';
import { findTimeZone } from './find-time-zone.ts';

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['america/new_york', 'America/New_York'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', null],
  ['+02:00', null],
  ['', null],
])('findTimeZone knows %j as %j', (name, found) => {
  expect(findTimeZone(name)).toBe(found);
});
