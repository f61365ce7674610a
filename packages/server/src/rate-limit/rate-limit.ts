import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { rateLimits } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

export interface RateLimit {
  readonly limit: number;
  readonly windowMs: number;
  readonly now: Date;
}

/**
 * Counts one use of `key` and refuses when it is one too many for the window, which begins with
 * the first use. Not for a transaction that may roll back: the count would go with it.
 * @throws {ApiError} 429 RATE_LIMITED
 */
export async function take(db: Db, key: string, limit: RateLimit): Promise<void> {
  await takeInWindow(db, key, limit);
}

/**
 * Counts one use like `take`, and returns an id with which `giveBackOnce` takes it back.
 * @throws {ApiError} 429 RATE_LIMITED
 */
export async function takeReturnable(db: Db, key: string, limit: RateLimit): Promise<string> {
  const windowStart = await takeInWindow(db, key, limit);
  const id = randomUUID();
  await db.insert(rateLimits).values({ key: returnableKey(key, id), windowStart, count: 1 });
  return id;
}

/**
 * Takes back the use with this id: once, and only while its window lasts, so that no other window gets
 * a use more. Returns whether there was one.
 */
export async function giveBackOnce(
  db: Db,
  key: string,
  { id, windowMs, now }: Pick<RateLimit, 'windowMs' | 'now'> & { readonly id: string },
): Promise<boolean> {
  const [use] = await db
    .delete(rateLimits)
    .where(
      and(
        eq(rateLimits.key, returnableKey(key, id)),
        gt(rateLimits.windowStart, new Date(now.getTime() - windowMs)),
      ),
    )
    .returning();
  if (use === undefined) return false;
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, use.windowStart)));
  return true;
}

const returnableKey = (key: string, id: string): string => `${key}:use:${id}`;

/** Counts one use and returns the start of its window. @throws {ApiError} 429 RATE_LIMITED */
async function takeInWindow(
  db: Db,
  key: string,
  { limit, windowMs, now }: RateLimit,
): Promise<Date> {
  const isOver = lte(rateLimits.windowStart, new Date(now.getTime() - windowMs));
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
        // Stops at one over the limit: refused uses do not add up.
        count: sql`case when ${isOver} then 1 else least(${rateLimits.count} + 1, ${limit + 1}) end`,
      },
    })
    .returning();
  const { count, windowStart } = row ?? { count: 1, windowStart: now };
  if (count > limit)
    throw tooMany({ limit, endsAt: new Date(windowStart.getTime() + windowMs), now });
  return windowStart;
}

export interface Reserved {
  /** How many uses may be made now, of those asked for. */
  readonly granted: number;
  /** Uses of the window that are still unreserved. */
  readonly left: number;
  readonly endsAt: Date;
}

/** Takes up to `amount` uses of `key` at once, to be counted elsewhere. */
export async function reserve(
  db: Db,
  key: string,
  { limit, windowMs, now, amount }: RateLimit & { readonly amount: number },
): Promise<Reserved> {
  const isOver = lte(rateLimits.windowStart, new Date(now.getTime() - windowMs));
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, count: amount })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
        count: sql`case when ${isOver} then ${amount} else least(${rateLimits.count}, ${limit}) + ${amount} end`,
      },
    })
    .returning();
  const { count, windowStart } = row ?? { count: limit, windowStart: now };
  const before = count - amount;
  const endsAt = new Date(windowStart.getTime() + windowMs);
  const granted = Math.max(0, Math.min(amount, limit - before));
  return { granted, left: Math.max(0, limit - count), endsAt };
}

/** Refuses when `key` is used up, without counting. @throws {ApiError} 429 RATE_LIMITED */
export async function refuseUsedUp(
  db: Db,
  key: string,
  { limit, windowMs, now }: RateLimit,
): Promise<void> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  if (row === undefined || row.count < limit) return;
  const endsAt = new Date(row.windowStart.getTime() + windowMs);
  if (endsAt > now) throw tooMany({ limit, endsAt, now });
}

/** Takes one use back: it was a rightful one. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Clears the limit of `key`. */
export async function clearLimit(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

interface UsedUp {
  readonly limit: number;
  readonly endsAt: Date;
  readonly now: Date;
}

/** Creates the refusal of a use when all are used up until `endsAt`. */
export function tooMany({ limit, endsAt, now }: UsedUp): ApiError {
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1_000);
  const minutes = Math.ceil(seconds / 60);
  return new ApiError(429, 'RATE_LIMITED', {
    message: 'Too many attempts',
    errors: [
      fill('Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.', {
        minutes,
      }),
    ],
    retryAfterSeconds: seconds,
    allowance: { limit, remaining: 0, resetSeconds: seconds },
  });
}
