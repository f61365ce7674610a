import type { AddressMode } from '../../contract/business/accepted-assets.ts';
import { type BaseUnits, toBaseUnits } from '../../money/base-units.ts';
import type { Decimal } from '../../money/decimal.ts';
import { parseRate } from '../../money/rate.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import { unitsFor } from './due-of-method.ts';
import { amountTags, paymentStep } from './payment-step.ts';
import { divideUp, toPriceUnits, writePriceUnits } from './price-units.ts';

/** A request for a quote: `rate` is the price of one main unit of the asset. */
export interface QuoteRequest {
  /** Amount to be paid, in the currency of the price. */
  readonly asked: string;
  readonly assetId: string;
  readonly rate: string;
  /** Basis points on top of the price, below zero for a discount. */
  readonly adjustBps: number;
  readonly mode: AddressMode;
}

/** Rate of a quote, at which its transfers are credited, and the units that pay what was asked. */
export interface QuotedDue {
  readonly rate: Decimal;
  /** On a shared address without its tag, for which the last four shown decimals are zero. */
  readonly dueUnits: BaseUnits;
}

/**
 * Quotes what pays an amount. The due is rounded up to the last shown decimal of the asset, and on a
 * shared address to the fifth last, which leaves room for a tag. The adjustment is part of the rate, so
 * that an exact payment is neither too much nor too little.
 */
export function quoteDue({ asked, assetId, rate, adjustBps, mode }: QuoteRequest): QuotedDue {
  const asset = assetOfQuote({ assetId });
  const adjusted = adjustRate(rate, adjustBps);
  const step = paymentStep(asset) * (mode === 'SHARED' ? amountTags : 1n);
  const due = unitsFor(toPriceUnits(asked), adjusted, { decimals: asset.decimals, step });
  return { rate: adjusted, dueUnits: toBaseUnits(due) };
}

/** Divides a rate by the adjustment. Rounds up to 18 decimals, so that a round price stays round. */
function adjustRate(rate: string, adjustBps: number): Decimal {
  const { digits, scale } = parseRate(rate);
  const numerator = digits * 10n ** 18n * 10_000n;
  const denominator = 10n ** BigInt(scale) * BigInt(10_000 + adjustBps);
  return writePriceUnits(divideUp(numerator, denominator));
}
