import type { Payment } from '@billfold/core/contract';
import { decide } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { holdBusiness } from '../businesses/business-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentQuotes, payments } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { PaymentChange } from './change-payment.ts';
import { loadMarket, requote } from './choose-method.ts';
import { lockDecidable } from './load-decidable.ts';
import { refuseTakenOrder } from './order-id.ts';
import type { PaymentRow } from './payment-parts.ts';
import { lockPaymentRow } from './payment-store.ts';
import { chooseAssets } from './plan-payment.ts';
import { readPriced } from './read-price.ts';
import { settlePayment } from './settle-payment.ts';
import { stateConflict } from './state-conflict.ts';

/**
 * Prepares to ask for the rest of a payment that ended with too little, outside any transaction, and
 * returns the work that locks a quote for the rest in one.
 * @throws {ApiError} 404; 400 ASSET_NOT_ACCEPTED; 409 STATE_CONFLICT, ORDER_ID_IN_USE, RATE_UNAVAILABLE
 */
export async function prepareAskForRest(
  context: ServiceContext,
  { named, actor, reason, admit }: PaymentChange,
): Promise<(tx: Db) => Promise<Payment>> {
  const market = await loadMarket(context, named);
  return async (tx) => {
    await holdBusiness(tx, named.businessId);
    const row = await lockPaymentRow(tx, named);
    admit?.(row);
    if (row.status !== 'EXPIRED' || row.paidState !== 'UNDERPAID')
      throw stateConflict(row, 'Only an expired payment of which a part came can be asked again.');
    await refuseTakenOrder(tx, row);
    const now = nowOf(context.platform);
    const [decidable] = await lockDecidable(tx, [row.id], now);
    if (decidable === undefined) throw new Error(`payment ${row.id} is gone`);
    const { remaining, remainingUnrounded } = decide(decidable.facts);
    const [asked, unrounded] = [readPriced(remaining), readPriced(remainingUnrounded)];
    const [accepted] = chooseAssets(market.rules, [await loadCurrentAssetId(tx, row)], 'asset');
    if (accepted === undefined) throw new Error(`payment ${row.id} has no asset`);
    await requote(tx, context, { row, accepted, market, asked, unrounded, now });
    await tx.update(payments).set({ reason }).where(eq(payments.id, row.id));
    return settlePayment(tx, context, { paymentId: row.id, actor, now });
  };
}

/** Loads the asset of the method that a payment has. */
export async function loadCurrentAssetId(tx: Db, { id, quoteId }: PaymentRow): Promise<string> {
  const [quote] = await tx
    .select({ assetId: paymentQuotes.assetId })
    .from(paymentQuotes)
    .where(eq(paymentQuotes.id, quoteId ?? ''));
  if (quote === undefined) throw new Error(`payment ${id} has no quote`);
  return quote.assetId;
}
