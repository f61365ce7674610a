import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers } from '../db/schema.ts';
import type { TransferRow } from './payment-parts.ts';
import { lockPayments } from './payment-store.ts';

export type NewTransfer = typeof paymentTransfers.$inferInsert;

const { units, blockHeight, blockHash, minedAt, endedAs, isReplaceable } = paymentTransfers;

/**
 * Writes transfers as they were seen, and returns those that are new or changed. Seeing one again changes
 * nothing. One that waits again after its block is a node that lags: only a reverted block makes
 * it wait. The payments are locked first: a row that names one shares its lock, and two that write rows of one
 * payment would wait for each other when they settle it.
 */
export async function writeTransfers(
  tx: Db,
  seen: readonly NewTransfer[],
): Promise<readonly TransferRow[]> {
  const paymentIds = seen.flatMap(({ paymentId }) => paymentId ?? []);
  if (paymentIds.length > 0) await lockPayments(tx, paymentIds);
  const named = seen.filter(({ kind }) => kind !== 'INTERNAL');
  const found = seen.filter(({ kind }) => kind === 'INTERNAL');
  return [...(await writeNamed(tx, named)), ...(await writeFound(tx, found))];
}

/** Writes transfers that were found by a balance: one for each block, which a reorganisation may have ended. */
async function writeFound(tx: Db, seen: readonly NewTransfer[]): Promise<readonly TransferRow[]> {
  if (seen.length === 0) return [];
  const next = (column: string) => sql.raw(`excluded.${column}`);
  return tx
    .insert(paymentTransfers)
    .values([...seen])
    .onConflictDoUpdate({
      target: [paymentTransfers.accountId, paymentTransfers.assetId, paymentTransfers.blockHeight],
      targetWhere: sql`${paymentTransfers.kind} = 'INTERNAL'`,
      set: {
        // A living row has a part of it already.
        units: sql`excluded.units + case when ${endedAs} is null then ${units} else 0 end`,
        blockHash: next('block_hash'),
        minedAt: next('mined_at'),
        endedAs: next('ended_as'),
      },
    })
    .returning(getTableColumns(paymentTransfers));
}

async function writeNamed(tx: Db, seen: readonly NewTransfer[]): Promise<readonly TransferRow[]> {
  if (seen.length === 0) return [];
  const isLagging = sql`excluded.block_height is null and ${blockHeight} is not null`;
  const next = (column: string) => sql.raw(`excluded.${column}`);
  return tx
    .insert(paymentTransfers)
    .values([...seen])
    .onConflictDoUpdate({
      target: [
        paymentTransfers.network,
        paymentTransfers.hash,
        paymentTransfers.assetId,
        paymentTransfers.position,
        paymentTransfers.address,
      ],
      set: {
        blockHeight: next('block_height'),
        blockHash: next('block_hash'),
        minedAt: next('mined_at'),
        endedAs: next('ended_as'),
        isReplaceable: next('is_replaceable'),
      },
      setWhere: sql`not (${isLagging}) and (${blockHash}, ${blockHeight}, ${minedAt}, ${endedAs}, ${isReplaceable}) is distinct from (excluded.block_hash, excluded.block_height, excluded.mined_at, excluded.ended_as, excluded.is_replaceable)`,
    })
    .returning(getTableColumns(paymentTransfers));
}

/** Writes the credited sums that a decision gave to transfers. */
export async function writeCredits(
  tx: Db,
  credits: readonly { readonly id: string; readonly credited: string }[],
): Promise<void> {
  if (credits.length === 0) return;
  const ids = sql.param(credits.map(({ id }) => id));
  const sums = sql.param(credits.map(({ credited }) => credited));
  await tx
    .update(paymentTransfers)
    .set({ credited: sql`seen.credited` })
    .from(sql`unnest(${ids}::uuid[], ${sums}::numeric[]) as seen (id, credited)`)
    .where(eq(paymentTransfers.id, sql`seen.id`));
}
