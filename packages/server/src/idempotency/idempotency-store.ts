import { and, eq, gt, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import type { AnswerPlace } from './seal-answer.ts';

export type AnswerRow = typeof idempotencyKeys.$inferSelect;

/** Finds the answer that was stored for a key and is kept until after `now`. */
export async function findAnswer(
  db: Db,
  { scope, key }: AnswerPlace,
  now: Date,
): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, scope),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.expiresAt, now),
      ),
    );
  return row;
}

/** Locks a key until the transaction ends; false when another transaction has it. */
export async function tryLockKey(tx: Db, { scope, key }: AnswerPlace): Promise<boolean> {
  const name = JSON.stringify([scope, key]);
  const [row] = await tx
    .select({ isFree: sql`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(select 1) as one`);
  return z.parse(z.boolean(), row?.isFree);
}

/** Stores an answer, in place of one whose time is over. */
export async function storeAnswer(tx: Db, row: AnswerRow): Promise<void> {
  const { scope: _, key: __, ...changes } = row;
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: changes,
    });
}

/** Deletes the answers whose time is over. */
export async function deleteOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}
