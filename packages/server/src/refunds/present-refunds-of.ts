import type { Refund } from '@billfold/core/contract';
import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isAnyOf, isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';
import { claimUrlOf } from './claim-link.ts';
import { presentRefund } from './present-refund.ts';

/** Presents the refunds of unmatched transfers for their business, the oldest first, by the id of the transfer. */
export async function presentRefundsOf(
  db: Db,
  context: Pick<ServiceContext, 'keys' | 'publicUrl'>,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Refund[]>> {
  if (transferIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(transfersOut)
    .where(isAnyOf(transfersOut.transferId, transferIds))
    .orderBy(asc(transfersOut.createdAt), asc(transfersOut.id));
  if (rows.length === 0) return new Map();
  const parts = await db
    .select()
    .from(transferParts)
    .where(
      isAnyTextOf(
        transferParts.outId,
        rows.map(({ id }) => id),
      ),
    );
  const presented = rows.map((row) => ({
    transferId: row.transferId ?? '',
    refund: presentRefund(
      row,
      parts.find(({ outId }) => outId === row.id),
      claimUrlOf(context, row),
    ),
  }));
  const byTransfer = groupBy(presented, ({ transferId }) => transferId);
  return new Map(
    [...byTransfer].map(([id, found]) => [id, found.map(({ refund }) => refund)] as const),
  );
}
