import { type AnyColumn, and, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { balanceSnapshots } from '../db/schema.ts';

const dayMs = 24 * 3_600_000;
/** How far behind its end each span is looked through again: what a server missed while it stood still. */
const windowMs = 4 * dayMs;

/** Keeps every snapshot for 2 days, then one of each hour, and after 90 days one of each day. */
export async function thinSnapshots({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): Promise<void> {
  const now = platform.clock.now();
  await keepFirst(db, { before: new Date(now - 2 * dayMs), stepSeconds: 3_600 });
  await keepFirst(db, { before: new Date(now - 90 * dayMs), stepSeconds: 86_400 });
}

interface Thinning {
  readonly before: Date;
  readonly stepSeconds: number;
}

/** Keeps the first snapshot of each step and deletes the others. */
async function keepFirst(db: Db, { before, stepSeconds }: Thinning): Promise<void> {
  const { at } = balanceSnapshots;
  const earlier = alias(balanceSnapshots, 'earlier');
  const stepOf = (column: AnyColumn) => sql`floor(extract(epoch from ${column}) / ${stepSeconds})`;
  await db.delete(balanceSnapshots).where(
    and(
      lt(at, before),
      gt(at, new Date(before.getTime() - windowMs)),
      sql`exists (
        select 1 from ${balanceSnapshots} as earlier
        where ${earlier.accountId} = ${balanceSnapshots.accountId}
          and ${earlier.assetId} = ${balanceSnapshots.assetId}
          and ${earlier.at} < ${at}
          and ${stepOf(earlier.at)} = ${stepOf(at)})`,
    ),
  );
}
