import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { transfersOut } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';
import { nowOf } from '../platform/server-platform.ts';
import { asksForSignature } from '../sweeps/asks-for-signature.ts';
import { needsSignature } from './transfer-status.ts';
import { loadParts, type PlannedKind } from './transfer-store.ts';

/** Bounds the work of a dashboard: older ones than so many are told by their lists alone. */
const most = 100;

/** Counts the payouts and collections of a business that need another signature, as their lists tell it. */
export async function countUnsigned(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { businessId, livemode }: { readonly businessId: number; readonly livemode: boolean },
): Promise<Readonly<Record<PlannedKind, number>>> {
  const rows = await db
    .select()
    .from(transfersOut)
    .where(
      and(
        ...[eq(transfersOut.businessId, businessId), eq(transfersOut.livemode, livemode)],
        ne(transfersOut.kind, 'REFUND'),
        inArray(transfersOut.status, ['SENDING', 'PARTIAL', 'FAILED']),
      ),
    )
    .orderBy(desc(transfersOut.createdAt), desc(transfersOut.id))
    .limit(most);
  const now = nowOf(platform);
  const counts = { PAYOUT: 0, COLLECT: 0 };
  const parts = groupBy(
    await loadParts(
      db,
      rows.map(({ id }) => id),
    ),
    ({ outId }) => outId,
  );
  for (const row of rows) {
    const own = parts.get(row.id) ?? [];
    if (row.kind === 'COLLECT') {
      if (await asksForSignature(db, row, { parts: own, now })) counts.COLLECT += 1;
    } else if (needsSignature(row, own, now)) counts.PAYOUT += 1;
  }
  return counts;
}
