import type { Payment } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { holdBusiness } from '../businesses/business-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { requireUse } from '../payment-links/require-use.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadCurrentAssetId } from './ask-for-rest.ts';
import type { PaymentChange } from './change-payment.ts';
import { isChoosable, loadMarket, requote } from './choose-method.ts';
import { refuseTakenOrder } from './order-id.ts';
import { lockPaymentRow } from './payment-store.ts';
import { chooseAssets } from './plan-payment.ts';
import { readPriced } from './read-price.ts';
import { settlePayment } from './settle-payment.ts';
import { stateConflict } from './state-conflict.ts';

/**
 * Prepares to open an expired payment for which nothing came again, outside any transaction, and returns the
 * work that locks a new quote of its method in one. Where the address is still its own, it stays.
 * @throws {ApiError} 404; 400 ASSET_NOT_ACCEPTED; 409 STATE_CONFLICT, ORDER_ID_IN_USE, RATE_UNAVAILABLE,
 * LINK_USED_UP
 */
export async function prepareRefreshPrice(
  context: ServiceContext,
  { named, actor, reason, admit }: PaymentChange,
): Promise<(tx: Db) => Promise<Payment>> {
  const market = await loadMarket(context, named);
  return async (tx) => {
    await holdBusiness(tx, named.businessId);
    const row = await lockPaymentRow(tx, named);
    admit?.(row);
    if (row.status !== 'EXPIRED' || !isChoosable(row) || row.quoteId === null)
      throw stateConflict(row, 'Only an expired payment for which nothing came gets a new price.');
    await refuseTakenOrder(tx, row);
    const now = nowOf(context.platform);
    if (row.linkId !== null)
      await requireUse(tx, { businessId: named.businessId, id: row.linkId }, now);
    const [accepted] = chooseAssets(market.rules, [await loadCurrentAssetId(tx, row)], 'asset');
    if (accepted === undefined) throw new Error(`payment ${row.id} has no asset`);
    await requote(tx, context, { row, accepted, market, asked: readPriced(row.price), now });
    await tx.update(payments).set({ reason }).where(eq(payments.id, row.id));
    return settlePayment(tx, context, { paymentId: row.id, actor, now });
  };
}
