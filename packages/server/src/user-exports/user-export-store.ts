import type { UserExport } from '@billfold/core/contract';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { userExports } from '../db/schema.ts';

/** All but the file itself, which may be large. */
const columns = {
  id: userExports.id,
  status: userExports.status,
  createdAt: userExports.createdAt,
  readyAt: userExports.readyAt,
  expiresAt: userExports.expiresAt,
  sizeBytes: userExports.sizeBytes,
};

export async function listExportsOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<readonly UserExport[]> {
  const rows = await db
    .select(columns)
    .from(userExports)
    .where(eq(userExports.userId, userId))
    .orderBy(desc(userExports.createdAt), desc(userExports.id))
    .limit(shownAtMost);
  return rows.map((row) => (isOver(row, now) ? { ...row, status: 'EXPIRED' } : row));
}

const shownAtMost = 100;

const isOver = ({ status, expiresAt }: UserExport, now: Date): boolean =>
  status === 'READY' && expiresAt !== null && expiresAt <= now;

/** Under a key that the user gave before, the export of then. */
export async function findByKey(
  db: Db,
  userId: string,
  idempotencyKey: string,
): Promise<UserExport | undefined> {
  const [row] = await db
    .select(columns)
    .from(userExports)
    .where(and(eq(userExports.userId, userId), eq(userExports.idempotencyKey, idempotencyKey)));
  return row;
}

/** The file of an export that is ready, if it is this user's. */
export async function loadContent(
  db: Db,
  {
    userId,
    exportId,
    now,
  }: { readonly userId: string; readonly exportId: string; readonly now: Date },
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ content: userExports.content })
    .from(userExports)
    .where(
      and(
        eq(userExports.id, exportId),
        eq(userExports.userId, userId),
        eq(userExports.status, 'READY'),
        gt(userExports.expiresAt, now),
      ),
    );
  return row?.content ?? undefined;
}

/** Deletes the files whose time is over; that there was an export stays known. */
export async function expireExports(db: Db, now: Date): Promise<void> {
  await db
    .update(userExports)
    .set({ status: 'EXPIRED', content: null })
    .where(and(lte(userExports.expiresAt, now), ne(userExports.status, 'EXPIRED')));
}
