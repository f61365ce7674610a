import type { Checkout } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { loadOrigins } from '../payments/load-origins.ts';
import { loadPendingRefunds } from '../payments/load-pending-refunds.ts';
import { loadUnmatchedNamed } from '../payments/named-transactions.ts';
import { loadPaymentParts, type PaymentParts, type PaymentRow } from '../payments/payment-parts.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadLines } from '../receipts/load-lines.ts';
import { loadReceiptNumbers } from '../receipts/load-receipt.ts';
import { checkoutActions } from './checkout-actions.ts';
import type { OpenCheckout } from './find-checkout.ts';
import { isRestTooSmall } from './is-rest-too-small.ts';
import { createKnownAssets } from './known-assets.ts';
import { createKnownCursors } from './known-cursors.ts';
import { createKnownFees } from './known-fees.ts';
import { createKnownPrices } from './known-prices.ts';
import { type AssetTools, listCheckoutAssets } from './list-checkout-assets.ts';
import { loadCancellers } from './load-cancellers.ts';
import { presentCheckout } from './present-checkout.ts';
import { createStorefronts, type Storefront, type Storefronts } from './storefront.ts';

/** Memory of a process by which checkout pages are answered with few queries. */
export interface CheckoutTools extends AssetTools {
  readonly storefronts: Storefronts;
}

export function createCheckoutTools(context: ServiceContext): CheckoutTools {
  return {
    storefronts: createStorefronts(),
    loadFees: createKnownFees(context),
    loadAssets: createKnownAssets(),
    loadCursors: createKnownCursors(context),
    loadPrices: createKnownPrices(context),
  };
}

/** Checkout page of a payment, with what decides when it is loaded again. */
export interface LoadedCheckout {
  readonly parts: PaymentParts;
  readonly checkout: Checkout;
}

/** Loads the checkout page of a payment. */
export async function loadCheckout(
  context: ServiceContext,
  tools: CheckoutTools,
  open: OpenCheckout,
): Promise<Checkout> {
  const [loaded] = await loadTogether(context, tools, [open]);
  if (loaded === undefined) throw new Error(`payment ${open.row.id} has no parts`);
  return loaded.checkout;
}

/** Loads the checkout pages of payments together. */
export async function loadCheckouts(
  context: ServiceContext,
  tools: CheckoutTools,
  rows: readonly PaymentRow[],
): Promise<readonly LoadedCheckout[]> {
  const storefronts = new Map<number, Storefront>();
  for (const businessId of new Set(rows.map((row) => row.businessId)))
    storefronts.set(businessId, await tools.storefronts.load(context.db, businessId));
  const opened = rows.flatMap((row) => {
    const storefront = storefronts.get(row.businessId);
    return storefront === undefined ? [] : [{ row, storefront }];
  });
  return loadTogether(context, tools, opened);
}

/** Assets are loaded only while one can be chosen. */
async function loadTogether(
  context: ServiceContext,
  tools: CheckoutTools,
  opened: readonly OpenCheckout[],
): Promise<readonly LoadedCheckout[]> {
  const { db } = context;
  const now = nowOf(context.platform);
  const rows = opened.map(({ row }) => row);
  const storefronts = new Map(opened.map(({ row, storefront }) => [row.id, storefront]));
  const linesOf = await loadLines(db, rows);
  const originOf = await loadOrigins(db, rows);
  const cancellerOf = await loadCancellers(db, rows);
  const numberOf = await loadReceiptNumbers(db, rows);
  const all = await loadPaymentParts(db, rows);
  const pendingOf = await loadPendingRefunds(db, receivedIds(all));
  const unmatchedOf = await loadUnmatchedNamed(db, all);
  const loaded: LoadedCheckout[] = [];
  for (const parts of all) {
    const { row, quotes } = parts;
    const storefront = storefronts.get(row.id);
    if (storefront === undefined) continue;
    const receiptNumber = numberOf.get(row.id) ?? null;
    const actions = checkoutActions(parts, { storefront, receiptNumber, now });
    const isChoosing =
      actions.includes('SELECT') || actions.includes('REFRESH') || row.status === 'CREATED';
    const currentId = quotes.find(({ id }) => id === row.quoteId)?.assetId ?? null;
    const assets = isChoosing
      ? await listCheckoutAssets(context, { row, currentId, storefront, ...tools, now })
      : [];
    const presented = presentCheckout(context, {
      ...{ parts, storefront, assets, receiptNumber, now },
      ...originOf(row),
      lines: linesOf.get(row.id) ?? [],
      pendingRefunds: pendingOf.get(row.id) ?? [],
      unmatched: unmatchedOf.get(row.id) ?? [],
      cancelledBy: cancellerOf.get(row.id) ?? null,
    });
    const isTooSmall = await isRestTooSmall(tools.loadFees, presented);
    loaded.push({ parts, checkout: { ...presented, isRestTooSmall: isTooSmall } });
  }
  return loaded;
}

/** Nothing goes back of a payment for which nothing came. */
function receivedIds(all: readonly PaymentParts[]): readonly string[] {
  return all.flatMap(({ row, transfers }) => (transfers.length > 0 ? [row.id] : []));
}
