import { toDecimal } from '@billfold/core';
import { type Payment, paymentFlags, type Transfer } from '@billfold/core/contract';
import { decide } from '@billfold/core/internal';
import { displayStatus } from '@billfold/core/payments';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { countRefunded } from './count-refunded.ts';
import { decisionFactsOf } from './decision-facts.ts';
import { formatUnits } from './format-units.ts';
import { isSimulated } from './is-simulated.ts';
import {
  loadPaymentParts,
  type PaymentParts,
  type PaymentRow,
  type QuoteRow,
  type TransferRow,
} from './payment-parts.ts';
import { presentMethod } from './present-method.ts';
import { formatPrice, formatPriced, readPriced } from './read-price.ts';
import { requireAsset } from './require-asset.ts';
import { isCounted, transferDepth } from './transfer-depth.ts';

export type PresentationContext = Pick<ServiceContext, 'chains' | 'publicUrl' | 'chainMode'>;

/** Presents payments as the API has them, with a bounded number of queries for any number of them. */
export async function presentPayments(
  db: Db,
  context: PresentationContext,
  rows: readonly PaymentRow[],
): Promise<readonly Payment[]> {
  const loaded = await loadPaymentParts(db, rows);
  return loaded.map((parts) => presentParts(context, parts));
}

/** Presents one payment as the API has it. */
export async function presentPayment(
  db: Db,
  context: PresentationContext,
  row: PaymentRow,
): Promise<Payment> {
  const [payment] = await presentPayments(db, context, [row]);
  if (payment === undefined) throw new Error(`payment ${row.id} was not presented`);
  return payment;
}

/** Presents a payment whose parts are loaded. */
export function presentParts(context: PresentationContext, parts: PaymentParts): Payment {
  const { row, quotes, transfers, customer, heads } = parts;
  const { id, businessId, livemode, status, paidState, refundState, orderId, description } = row;
  const flags = paymentFlags.filter((flag) => row.flags.includes(flag));
  const quote = quotes.find((each) => each.id === row.quoteId);
  return {
    ...{ id, object: 'payment', businessId, livemode, status, paidState, refundState, flags },
    displayStatus: displayStatus({ status, paidState, refundState, flags }),
    ...{ orderId, description, metadata: row.metadata },
    price: formatPrice({ amount: readPriced(row.price), currency: row.priceCurrency }),
    ...presentAmounts(context, parts, quote),
    credited: formatPriced(readPriced(row.credited)),
    paidElsewhere: row.paidElsewhere === null ? null : formatPriced(readPriced(row.paidElsewhere)),
    tolerance: formatPriced(readPriced(row.tolerance)),
    transfers: transfers.map((transfer) => presentTransfer(transfer, heads)),
    customer: customer && { id: customer.id, email: customer.email, name: customer.name },
    answers: row.answers,
    checkoutUrl: checkoutUrlOf(context, row),
    ...{ redirectUrl: row.redirectUrl, cancelUrl: row.cancelUrl },
    expiresAt: row.expiresAt ?? row.selectUntil,
    ...{ createdAt: row.createdAt, detectedAt: row.detectedAt },
    ...{ confirmedAt: row.confirmedAt, completedAt: row.completedAt, sequence: row.sequence },
  };
}

function checkoutUrlOf({ publicUrl }: PresentationContext, { id }: PaymentRow): string {
  return `${publicUrl}/pay/${id}`;
}

function presentAmounts(
  context: PresentationContext,
  parts: PaymentParts,
  quote: QuoteRow | undefined,
) {
  const { method: sums, confirmations } = decide(factsOf(parts));
  if (quote === undefined || sums === null) {
    const none = toDecimal('0');
    return {
      ...{ method: null, due: null, confirmations: null, seen: none, confirmed: none },
      ...{ shortBy: none, overBy: none, refunded: none },
    };
  }
  const asset = requireAsset(quote.assetId);
  const write = (units: bigint) => formatUnits(units, asset);
  return {
    method: presentMethod(context, {
      ...{ quote, missing: sums.shortBy },
      simulatedAt: isSimulated(context, parts.row) ? checkoutUrlOf(context, parts.row) : null,
    }),
    due: write(sums.due),
    seen: write(sums.seen),
    confirmed: write(sums.confirmed),
    shortBy: write(sums.shortBy),
    overBy: write(sums.overBy),
    refunded: write(countRefunded(parts, quote)),
    confirmations,
  };
}

/** Returns the facts of a payment for its amounts, on which the late policy has no influence. */
function factsOf(parts: PaymentParts) {
  const surroundings = { latePolicy: 'MANUAL', isOrderTaken: false } as const;
  return decisionFactsOf(parts, {
    ...surroundings,
    ...{ heads: parts.heads, now: parts.row.updatedAt },
  });
}

function presentTransfer(transfer: TransferRow, heads: PaymentParts['heads']): Transfer {
  const { hash, units, assetId, fromAddress, firstSeenAt, blockHeight, isReplaceable } = transfer;
  const asset = requireAsset(assetId);
  return {
    ...{ hash, asset: asset.symbol, network: asset.network },
    amount: formatUnits(units, asset),
    from: fromAddress === null ? [] : [fromAddress],
    confirmations: transferDepth(transfer, heads),
    replaceable: isReplaceable,
    ...{ firstSeenAt, blockHeight },
    counted: isCounted(transfer),
  };
}
