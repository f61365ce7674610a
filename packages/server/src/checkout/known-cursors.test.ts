import { expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { chainCursors } from '../db/schema.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { createKnownCursors } from './known-cursors.ts';

it('createKnownCursors asks the database once in a second, also after a clock that goes back', async () => {
  const clock = manualClock();
  const db = await emptyDatabase();
  const load = createKnownCursors({ platform: serverPlatform({ clock }) });
  expect((await load(db)).size).toBe(0);
  const syncedAt = new Date(clock.now());
  await db.insert(chainCursors).values({ network: 'BTC', height: 7, hash: 'ab', syncedAt });
  clock.advance(999);
  expect((await load(db)).size).toBe(0);
  clock.advance(1);
  expect((await load(db)).get('BTC')?.height).toBe(7);
  await db.delete(chainCursors);
  clock.advance(-60_000);
  expect((await load(db)).size).toBe(0);
});
