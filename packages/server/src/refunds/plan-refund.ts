import { parseAmount } from '@billfold/core';
import type { CreateRefund } from '@billfold/core/contract';
import { belowMinimum } from '../families/refused-transfer.ts';
import type { DollarPrices } from '../payments/dollar-prices.ts';
import { formatUnits } from '../payments/format-units.ts';
import type { PaymentParts } from '../payments/payment-parts.ts';
import type { PresentationContext } from '../payments/present-payment.ts';
import { presentParts } from '../payments/present-payment.ts';
import { findPricedCurrency } from '../payments/priced-currency.ts';
import { convertPrice } from '../payments/quote-asset.ts';
import { bookPart, type PaymentPrice, readPriced } from '../payments/read-price.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { type Price, priceDecimals } from '../rates/price.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { parseUnits } from '../sends/create/send-request.ts';
import type { Refundable } from './count-refundable.ts';
import { currencyOf } from './refund-source.ts';

/** Amounts of a refund. */
export interface PlannedRefund {
  /** Units that go out. */
  readonly units: bigint;
  /** Units that the business keeps. */
  readonly keptUnits: bigint;
  /** Value of both in the currency of the source, at the rate at which it was credited. */
  readonly credited: Price;
}

/**
 * Computes the amounts of a refund. Whatever is converted is rounded down, the kept fee too.
 * @throws {ApiError} 400 AMOUNT_BELOW_MINIMUM, CURRENCY_UNSUPPORTED, VALIDATION_FAILED; 409 REFUND_TOO_LARGE,
 * NOT_OVERPAID; 503 RATE_UNAVAILABLE
 */
export function planRefund(
  context: PresentationContext,
  refundable: Refundable,
  {
    amount,
    feePercent,
    prices,
  }: Pick<CreateRefund, 'amount' | 'feePercent'> & {
    readonly prices: DollarPrices;
  },
): PlannedRefund {
  const { asset } = refundable;
  const gross = grossOf(context, refundable, { amount, prices });
  requireReceived(refundable, gross);
  const keptUnits = keptOf(gross, feePercent);
  const units = gross - keptUnits;
  if (units < parseAmount(asset.minimumAmount, asset.decimals))
    throw belowMinimum(`${asset.minimumAmount} ${asset.symbol}`);
  return { units, keptUnits, credited: creditOf(refundable, gross, amount.kind) };
}

/** Refuses a sum above what came and has not been promised by another refund. @throws {ApiError} 409 REFUND_TOO_LARGE */
export function requireReceived({ asset, received, promised }: Refundable, gross: bigint): void {
  const left = received > promised ? received - promised : 0n;
  if (gross <= left) return;
  throw new ApiError(409, 'REFUND_TOO_LARGE', {
    message: 'More than came',
    errors: [
      fill('At most {amount} {symbol} can go back.', {
        amount: formatUnits(left, asset),
        symbol: asset.symbol,
      }),
    ],
    current: { left: formatUnits(left, asset) },
  });
}

interface Asked extends Pick<CreateRefund, 'amount'> {
  readonly prices: DollarPrices;
}

function grossOf(
  context: PresentationContext,
  refundable: Refundable,
  { amount, prices }: Asked,
): bigint {
  const { asset, received } = refundable;
  switch (amount.kind) {
    case 'RECEIVED':
      return received;
    case 'PRICE': {
      const { price, priceCurrency: currency } = requireParts(refundable).row;
      return unitsOf(refundable, { amount: readPriced(price), currency }, prices);
    }
    case 'OVERPAID': {
      const { method, overBy, paidState } = presentParts(context, requireParts(refundable));
      // Another refund may be of the excess, and what it took is counted once.
      if (refundable.allPromisedCredit > 0n || refundable.promised > 0n)
        throw new ApiError(409, 'STATE_CONFLICT', {
          message: 'Not possible now',
          errors: ['This payment has another refund. Name the amount instead.'],
        });
      if (
        paidState === 'OVERPAID' &&
        method?.asset === asset.symbol &&
        method.network === asset.network
      )
        return parseAmount(overBy, asset.decimals);
      throw new ApiError(409, 'NOT_OVERPAID', {
        message: 'Not overpaid',
        errors: [
          fill('This payment received no {symbol} above its price.', { symbol: asset.symbol }),
        ],
      });
    }
    case 'CUSTOM':
      if (amount.currency === asset.id || amount.currency === asset.symbol)
        return requirePositive(parseUnits(amount.amount, asset.decimals));
      return unitsOf(refundable, readCustom(amount), prices);
    default:
      return amount satisfies never;
  }
}

/** Returns the payment of which a part is asked for; a request for an unmatched transfer cannot ask for it. */
function requireParts({ parts }: Refundable): PaymentParts {
  if (parts === null) throw new Error('an unmatched transfer has no price');
  return parts;
}

function readCustom({
  amount,
  currency: code,
}: {
  amount: string;
  currency: string;
}): PaymentPrice {
  const currency = findPricedCurrency(code);
  if (currency === undefined)
    throw fieldRefused('amount.currency', {
      code: 'CURRENCY_UNSUPPORTED',
      message: fill('A refund cannot be priced in {currency}.', { currency: code }),
    });
  return { amount: requirePositive(parseUnits(amount, priceDecimals)), currency: code };
}

function requirePositive(amount: bigint): bigint {
  if (amount > 0n) return amount;
  throw fieldRefused('amount.amount', { message: 'A refund is above zero.' });
}

/** Converts a price to units of the asset at today's rate. */
function unitsOf({ asset }: Refundable, price: PaymentPrice, prices: DollarPrices): bigint {
  const amount = convertPrice(prices, price, asset.symbol);
  if (amount === null)
    throw new ApiError(503, 'RATE_UNAVAILABLE', {
      errors: [
        fill('There is no price of {symbol} in {currency} now. Name the coins instead.', {
          symbol: asset.symbol,
          currency: price.currency,
        }),
      ],
      retryAfterSeconds: 60,
    });
  return requirePositive(amount / 10n ** BigInt(priceDecimals - asset.decimals));
}

const percentDecimals = 4;

/** Returns the fee that the business keeps. @throws {ApiError} 400 VALIDATION_FAILED */
function keptOf(gross: bigint, feePercent = '0'): bigint {
  const parts = feePercent.split('.')[1] ?? '';
  if (parts.length > percentDecimals)
    throw fieldRefused('feePercent', { message: 'A fee has at most 4 decimals.' });
  const percent = parseAmount(feePercent, percentDecimals);
  const whole = 100n * 10n ** BigInt(percentDecimals);
  if (percent >= whole) throw fieldRefused('feePercent', { message: 'A fee is below 100 %.' });
  return (gross * percent) / whole;
}

/**
 * Returns the share of the credited sum that goes back, in whole cents: rounded down, but one cent at least, and all
 * of the rest with the last unit.
 */
function creditOf(
  { parts, received, credited, promised, promisedCredit, allPromisedCredit }: Refundable,
  gross: bigint,
  kind: CreateRefund['amount']['kind'],
): Price {
  const rest = credited > promisedCredit ? credited - promisedCredit : 0n;
  if (kind === 'OVERPAID' && parts !== null) {
    // The due pays the price exactly, with its mark and its rounding: all that was credited above it goes back.
    const { credited: all, price, paidElsewhere } = parts.row;
    const owed = readPriced(price) - readPriced(paidElsewhere ?? '0');
    const paid = readPriced(all) - owed - allPromisedCredit;
    const excess = paid > 0n ? paid : 0n;
    return excess < rest ? excess : rest;
  }
  const currency = currencyOf(parts?.row);
  const share =
    gross + promised === received ? rest : bookPart((credited * gross) / received, currency);
  return share < rest ? share : rest;
}
