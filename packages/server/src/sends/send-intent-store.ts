import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sendIntents } from '../db/schema.ts';

export type SendIntent = typeof sendIntents.$inferSelect;

export async function findIntentByKey(
  db: Db,
  walletId: string,
  idempotencyKey: string,
): Promise<SendIntent | undefined> {
  const [row] = await db
    .select()
    .from(sendIntents)
    .where(and(eq(sendIntents.walletId, walletId), eq(sendIntents.idempotencyKey, idempotencyKey)));
  return row;
}

export async function findIntent(db: Db, id: string): Promise<SendIntent | undefined> {
  const [row] = await db.select().from(sendIntents).where(eq(sendIntents.id, id));
  return row;
}
