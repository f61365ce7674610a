import { browserPlatform } from '@billfold/core';
import { expect, test } from 'vitest';
import { withServerClock } from './server-clock.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');
const dayMs = 86_400_000;

function platformAt(deviceMs: number, date: string | null) {
  const headers: Record<string, string> = date === null ? {} : { date };
  return withServerClock(
    browserPlatform({
      clock: { now: () => deviceMs },
      fetch: async () => new Response(null, { headers }),
    }),
  );
}

test.each([
  ['a day ahead', noon + dayMs, noon],
  ['a year behind', noon - 365 * dayMs, noon],
  ['a few seconds off, as answers are', noon + 9_000, noon + 9_000],
])('a device %s counts by the server after its first answer (F9)', async (_, device, shown) => {
  const platform = platformAt(device, new Date(noon).toUTCString());
  expect(platform.clock.now()).toBe(device);
  await platform.fetch('/v1/config');
  expect(platform.clock.now()).toBe(shown);
});

test.each([null, 'yesterday'])('an answer of %s says nothing of the time', async (date) => {
  const platform = platformAt(noon + dayMs, date);
  await platform.fetch('/v1/config');
  expect(platform.clock.now()).toBe(noon + dayMs);
});
