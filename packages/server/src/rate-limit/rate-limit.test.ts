import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/worker-database.ts';
import { clearLimit, giveBack, refuseUsedUp, take } from './rate-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9) + seconds * 1_000);
const limit = (seconds: number) => ({ limit: 3, windowMs: 60_000, now: at(seconds) });

describe('take', () => {
  it('refuses the use after the last, and says when the window ends', async () => {
    const db = await emptyDatabase();
    for (const second of [0, 1, 2]) await take(db, 'key', limit(second));
    await expect(take(db, 'key', limit(20.5))).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfterSeconds: 40,
      errors: ['Too many attempts. Try again in 1 minute.'],
    });
    await take(db, 'other key', limit(20));
  });

  it('starts over when the window has passed, however many were refused in it', async () => {
    const db = await emptyDatabase();
    for (const second of [0, 1, 2]) await take(db, 'key', limit(second));
    for (const second of [3, 4, 5]) await expect(take(db, 'key', limit(second))).rejects.toThrow();
    await expect(take(db, 'key', limit(59.999))).rejects.toThrow();
    for (const second of [60, 61, 62]) await take(db, 'key', limit(second));
    await expect(take(db, 'key', limit(63))).rejects.toThrow();
  });

  it('lets exactly the limit through when all come at once', async () => {
    const db = await emptyDatabase();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => take(db, 'key', limit(0))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts a use that was given back as none', async () => {
    const db = await emptyDatabase();
    for (const second of [0, 1, 2, 3, 4]) {
      await take(db, 'key', limit(second));
      await giveBack(db, 'key');
    }
    for (const second of [5, 6, 7]) await take(db, 'key', limit(second));
    await clearLimit(db, 'key');
    await take(db, 'key', limit(8));
  });
});

describe('refuseUsedUp', () => {
  it('refuses what take would refuse, without counting', async () => {
    const db = await emptyDatabase();
    await take(db, 'key', limit(0));
    for (const second of [1, 2, 3, 4]) await refuseUsedUp(db, 'key', limit(second));
    for (const second of [5, 6]) await take(db, 'key', limit(second));
    await expect(refuseUsedUp(db, 'key', limit(7))).rejects.toMatchObject({ status: 429 });
    await refuseUsedUp(db, 'key', limit(60));
  });
});
