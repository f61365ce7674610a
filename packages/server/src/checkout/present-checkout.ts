import type {
  Canceller,
  Checkout,
  CheckoutAsset,
  CheckoutMerchant,
  CheckoutRefund,
  CheckoutTransfer,
  PaymentLine,
  Transfer,
  UnmatchedTransaction,
} from '@billfold/core/contract';
import { maskEmail, matchLocale } from '@billfold/core/internal';
import { customerLocale } from '../customers/customer-locale.ts';
import { formatUnits } from '../payments/format-units.ts';
import { isSimulated } from '../payments/is-simulated.ts';
import type { OriginFacts } from '../payments/load-origins.ts';
import type { PendingRow } from '../payments/load-pending-refunds.ts';
import type { SentRefund } from '../payments/load-refunds.ts';
import type { PaymentParts, TransferRow } from '../payments/payment-parts.ts';
import { type PresentationContext, presentParts } from '../payments/present-payment.ts';
import { presentPendingRefund } from '../payments/present-pending-refund.ts';
import { readPriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { checkoutActions, isPastWindow } from './checkout-actions.ts';
import { lacksDetails } from './lacks-details.ts';
import type { Storefront } from './storefront.ts';

export interface PresentedCheckout extends OriginFacts {
  readonly parts: PaymentParts;
  readonly storefront: Storefront;
  readonly assets: readonly CheckoutAsset[];
  readonly lines: readonly PaymentLine[];
  /** Refunds that have not ended. */
  readonly pendingRefunds: readonly PendingRow[];
  /** Transactions that the payer named, about which the business has yet to decide. */
  readonly unmatched: readonly UnmatchedTransaction[];
  /** Null where it is not cancelled. */
  readonly cancelledBy: Canceller | null;
  /** Null where no receipt was issued. */
  readonly receiptNumber: string | null;
  readonly now: Date;
}

/** Presents a payment to its payer, without notes, metadata and all else that is the merchant's. */
export function presentCheckout(
  context: PresentationContext,
  presented: PresentedCheckout,
): Omit<Checkout, 'isRestTooSmall'> {
  const { parts, storefront, assets, lines, pendingRefunds, unmatched } = presented;
  const { origin, invoiceNumber, isOpenAmount, cancelledBy, receiptNumber, now } = presented;
  const payment = presentParts(context, parts);
  const { id, status, paidState, refundState, displayStatus, flags, method } = payment;
  const { orderId, description, price, credited, due, seen, overBy, refunded } = payment;
  const { paidElsewhere } = payment;
  const { confirmations } = payment;
  const { checkout: settings } = storefront;
  const email = parts.customer?.email ?? null;
  const isIncomplete = lacksDetails(parts, settings);
  return {
    ...{ id, status, paidState, refundState, displayStatus, cancelledBy, flags },
    merchant: presentMerchant(storefront),
    ...{ orderId, description, invoiceNumber, lines, price, credited, paidElsewhere },
    ...{ origin, isOpenAmount },
    ...{ assets, defaultAsset: settings.defaultAsset },
    selected: method && { asset: method.asset, network: method.network },
    method: isPayable(parts, now) && !isIncomplete ? method : null,
    detailsMissing: isIncomplete,
    ...{ due, seen, overBy, refunded, confirmations },
    refunds: parts.refunds.flatMap(presentRefund),
    pendingRefund: presentPendingRefund(pendingRefunds, email),
    remaining: method && payment.shortBy,
    isRestAsked: isRestAsked(parts),
    // In the order of their rows.
    transfers: payment.transfers.map((transfer, index) =>
      presentTransfer(transfer, parts.transfers[index]),
    ),
    unmatched,
    actions: checkoutActions(parts, { storefront, receiptNumber, now }),
    ...{ expiresAt: payment.expiresAt, serverTime: now },
    ...{ redirectUrl: payment.redirectUrl, cancelUrl: payment.cancelUrl },
    redirectAfterSeconds: settings.redirectAfterSeconds,
    language: parts.row.language ?? settings.languages[0] ?? null,
    emailLanguage: matchLocale([customerLocale(parts.row, settings)]),
    email: email && maskEmail(email),
    ...{ receiptNumber, sendsReceipt: settings.sendsReceipts },
    collect: {
      email: settings.collectEmail,
      name: settings.collectName,
      fields: settings.fields,
    },
    ...{ successText: settings.successText, expiredText: settings.expiredText },
    ...{ showsFiat: settings.showsFiat, appearance: settings.theme },
    theme: themeOf(settings),
    ...{ sandbox: !payment.livemode, simulated: isSimulated(context, parts.row) },
    sequence: payment.sequence,
  };
}

/** Presents a business to those who pay it. */
export function presentMerchant(storefront: Storefront): CheckoutMerchant {
  const { name, logoUrl, website, supportEmail, legal } = storefront;
  const { termsUrl, privacyUrl, refundUrl } = legal;
  return { name, logoUrl, website, supportEmail, termsUrl, privacyUrl, refundUrl };
}

/** Returns the colour variables of a business for its pages. */
export function themeOf({ brandColor }: Storefront['checkout']): Checkout['theme'] {
  return brandColor === null ? {} : { brand: brandColor };
}

/** Reports whether an address may be shown to pay to: never after the window, nor for what is paid. */
function isPayable({ row }: PaymentParts, now: Date): boolean {
  return row.status === 'PENDING' && !isPastWindow(row, now);
}

/** Reports whether the current quote is for a part of the price: only the business asks for one, after the end. */
export function isRestAsked({ row, quotes }: PaymentParts): boolean {
  const quote = quotes.find(({ id }) => id === row.quoteId);
  return (
    row.status === 'PENDING' &&
    quote !== undefined &&
    readPriced(quote.asked) < readPriced(row.price)
  );
}

function presentTransfer(transfer: Transfer, row: TransferRow | undefined): CheckoutTransfer {
  const { hash, asset, network, amount, confirmations, firstSeenAt, counted } = transfer;
  const endedAs = row?.endedAs ?? null;
  return { hash, asset, network, amount, confirmations, firstSeenAt, counted, endedAs };
}

/** One that is only on its way may still fail, and is not listed. */
function presentRefund(refund: SentRefund): readonly CheckoutRefund[] {
  const { status, assetId, units, sentUnits, address, hash } = refund;
  if (status !== 'CONFIRMED' || address === null || hash === null) return [];
  const asset = requireAsset(assetId);
  const { symbol, network } = asset;
  const sent = formatUnits(sentUnits ?? units, asset);
  return [{ asset: symbol, network, amount: formatUnits(units, asset), sent, address, hash }];
}
