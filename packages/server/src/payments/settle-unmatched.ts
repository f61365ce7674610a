import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers, transfersOut } from '../db/schema.ts';
import { announceNaming } from './named-transactions.ts';

/**
 * Brings an unmatched transfer to the state that its refunds give it: refunded while one of them is in a block, open
 * again where a reorganisation took that one back.
 */
export async function settleUnmatched(
  tx: Db,
  { transferId, now }: { readonly transferId: string; readonly now: Date },
): Promise<void> {
  const [transfer] = await tx
    .select({ state: paymentTransfers.unmatchedState, hash: paymentTransfers.hash })
    .from(paymentTransfers)
    .where(eq(paymentTransfers.id, transferId));
  const [refund] = await tx
    .select({ signedBy: transfersOut.signedBy })
    .from(transfersOut)
    .where(and(eq(transfersOut.transferId, transferId), eq(transfersOut.status, 'CONFIRMED')))
    .limit(1);
  const state = refund === undefined ? 'OPEN' : 'REFUNDED';
  const before = transfer?.state;
  if (before === state || (before !== 'OPEN' && before !== 'REFUNDED')) return;
  await tx
    .update(paymentTransfers)
    .set({
      unmatchedState: state,
      decidedBy: refund?.signedBy ?? null,
      decidedAt: refund === undefined ? null : now,
    })
    .where(eq(paymentTransfers.id, transferId));
  if (transfer !== undefined) await announceNaming(tx, [transfer]);
}
