import { expect, it } from 'vitest';
import { manualSchedule } from '../test/manual-schedule.ts';
import { createTestServer } from '../test/test-server.ts';
import { createHousekeeping } from './create-housekeeping.ts';
import { rates } from './db/schema.ts';
import { onePrice } from './rates/price.ts';
import type { PriceFeed } from './rates/price-feed.ts';

it('polls prices where there is a feed', async () => {
  const { context, clock } = await createTestServer();
  const times: number[] = [];
  const feed: PriceFeed = {
    name: 'Test',
    load: async () => {
      times.push(clock.now());
      return new Map([['BTC', { price: 64_000n * onePrice, at: new Date(clock.now()) }]]);
    },
  };
  const { schedule } = manualSchedule(clock);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const shared = { db: context.db, clock, schedule, owner: 'this', onError };
  const plain = createHousekeeping(shared, context, []);
  const loops = createHousekeeping(shared, context, [feed]);
  expect(loops.length).toBe(plain.length + 2);
  for (const loop of loops) loop.start();
  for (const loop of loops) await loop.stop();
  expect(errors).toEqual([]);
  expect(times).toHaveLength(1);
  expect(await context.db.select().from(rates)).toMatchObject([{ symbol: 'BTC', source: 'Test' }]);
});
