import { type AccountAsset, findAccountAsset } from '@billfold/core';
import type { Price } from '../rates/price.ts';
import type { PaymentParts, QuoteRow, TransferRow } from './payment-parts.ts';
import { readPriced } from './read-price.ts';

/** Amounts of a payment in the asset of its current method. */
export interface PaymentSums {
  readonly due: bigint;
  readonly seen: bigint;
  readonly confirmed: bigint;
  readonly shortBy: bigint;
  readonly overBy: bigint;
}

/** Adds up the amounts of a payment in the asset of `quote`. */
export function sumPayment(parts: PaymentParts, quote: QuoteRow): PaymentSums {
  const asset = requireAsset(quote.assetId);
  const rate = readPriced(quote.rate);
  const [price, credited] = [readPriced(parts.row.price), readPriced(parts.row.credited)];
  const counted = parts.transfers.filter(isCounted);
  const own = counted.filter(({ assetId }) => assetId === quote.assetId);
  const seen = sumUnits(own);
  const isDeep = (transfer: TransferRow) =>
    depthOf(transfer, parts.heads) >= Math.max(1, quote.requiredConfirmations);
  const isPaidByIt = counted.every(({ quoteId }) => quoteId === quote.id);
  const missing = credited < price ? unitsOf(price - credited, rate, asset) : 0n;
  const excess = credited > price ? floorUnits(credited - price, rate, asset) : 0n;
  const due = isPaidByIt ? quote.dueUnits : seen + missing - excess;
  return {
    due,
    seen,
    confirmed: sumUnits(own.filter(isDeep)),
    shortBy: due > seen ? due - seen : 0n,
    overBy: seen > due ? seen - due : 0n,
  };
}

/** Reports whether a transfer pays its payment. */
export function isCounted({ quoteId, endedAs }: TransferRow): boolean {
  return quoteId !== null && endedAs === null;
}

/** Returns the confirmations of a transfer; zero before it has a block. */
export function depthOf(
  { blockHeight, network }: Pick<TransferRow, 'blockHeight' | 'network'>,
  heads: PaymentParts['heads'],
): number {
  const head = heads.get(network);
  if (blockHeight === null || head === undefined) return 0;
  return Math.max(0, head - blockHeight + 1);
}

/** Returns the confirmations of the shallowest transfer among the deepest ones that pay enough. */
export function confirmationsOf({ row, transfers, heads }: PaymentParts): number {
  const enough = row.acceptedAt === null ? row.price : row.credited;
  let missing = readPriced(enough) - (row.acceptedAt === null ? readPriced(row.tolerance) : 0n);
  const depths = transfers
    .filter(isCounted)
    .map((transfer) => ({ depth: depthOf(transfer, heads), paid: readPriced(transfer.credited) }))
    .sort((a, b) => b.depth - a.depth);
  for (const { depth, paid } of depths) {
    missing -= paid;
    if (missing <= 0n) return depth;
  }
  return 0;
}

/** Returns an asset that a quote names. */
export function requireAsset(assetId: string): AccountAsset {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) throw new Error(`there is no asset ${assetId}`);
  return asset;
}

const sumUnits = (transfers: readonly TransferRow[]): bigint =>
  transfers.reduce((sum, { units }) => sum + units, 0n);

function floorUnits(amount: Price, rate: Price, { decimals }: AccountAsset): bigint {
  return (amount * 10n ** BigInt(decimals)) / rate;
}

/** Converts an amount of the currency of a price to units of an asset, rounded up. */
export function unitsOf(
  amount: Price,
  rate: Price,
  { decimals, digits }: Pick<AccountAsset, 'decimals' | 'digits'>,
): bigint {
  const step = 10n ** BigInt(decimals - digits);
  return divideUp(divideUp(amount * 10n ** BigInt(decimals), rate), step) * step;
}

const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;
