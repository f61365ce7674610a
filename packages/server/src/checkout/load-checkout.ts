import type { Checkout } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { loadPaymentParts, type PaymentRow } from '../payments/payment-parts.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadLines } from '../receipts/load-lines.ts';
import { loadReceiptNumber } from '../receipts/load-receipt.ts';
import { checkoutActions } from './checkout-actions.ts';
import { createKnownFees, type LoadKnownFees } from './known-fees.ts';
import { listCheckoutAssets } from './list-checkout-assets.ts';
import { presentCheckout } from './present-checkout.ts';
import { createStorefronts, type LoadStorefront } from './storefront.ts';

/** Memory of a process by which checkout pages are answered with few queries. */
export interface CheckoutTools {
  readonly loadStorefront: LoadStorefront;
  readonly loadFees: LoadKnownFees;
}

export function createCheckoutTools(context: ServiceContext): CheckoutTools {
  return { loadStorefront: createStorefronts(), loadFees: createKnownFees(context) };
}

/** Loads the checkout page of a payment. Assets are loaded only while one can be chosen. */
export async function loadCheckout(
  context: ServiceContext,
  { loadStorefront, loadFees }: CheckoutTools,
  row: PaymentRow,
): Promise<Checkout> {
  const { db } = context;
  const now = nowOf(context.platform);
  const storefront = await loadStorefront(db, row.businessId);
  const [parts] = await loadPaymentParts(db, [row]);
  if (parts === undefined) throw new Error(`payment ${row.id} has no parts`);
  const receiptNumber = await loadReceiptNumber(db, row);
  const actions = checkoutActions(parts, { storefront, receiptNumber, now });
  const isChoosing =
    actions.includes('SELECT') || actions.includes('REFRESH') || row.status === 'CREATED';
  const assets = isChoosing
    ? await listCheckoutAssets(context, { row, storefront, loadFees, now })
    : [];
  const lines = (await loadLines(db, [row])).get(row.id) ?? [];
  return presentCheckout(context, { parts, storefront, assets, lines, receiptNumber, now });
}
