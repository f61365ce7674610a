import type { RefundRow } from './load-refunds.ts';
import type { PaymentRow, QuoteRow } from './payment-parts.ts';
import { readPriced } from './read-price.ts';
import { requireAsset } from './require-asset.ts';

/**
 * Counts what went back of a payment, with the fees that the business kept, in units of the asset of a quote: exactly
 * where it went back in this asset, and at the rate of the quote where it went back in another.
 */
export function countRefunded(
  {
    row,
    refunds,
  }: { readonly row: Pick<PaymentRow, 'refunded'>; readonly refunds: readonly RefundRow[] },
  { assetId, rate }: Pick<QuoteRow, 'assetId' | 'rate'>,
): bigint {
  const counted = refundsIn(refunds, readPriced(row.refunded));
  const [own, others] = [
    counted.filter((each) => each.assetId === assetId),
    counted.filter((each) => each.assetId !== assetId),
  ];
  const decimals = BigInt(requireAsset(assetId).decimals);
  const units = own.reduce((sum, each) => sum + each.units + each.keptUnits, 0n);
  return units + (creditOf(others) * 10n ** decimals) / readPriced(rate);
}

/**
 * Returns the refunds that the last decision counted: those in a block, and all of them where it kept counting one that
 * a reorganisation took back.
 */
function refundsIn(refunds: readonly RefundRow[], refunded: bigint): readonly RefundRow[] {
  const inBlock = refunds.filter(({ status }) => status === 'CONFIRMED');
  return creditOf(inBlock) === refunded ? inBlock : refunds;
}

const creditOf = (refunds: readonly RefundRow[]) =>
  refunds.reduce((sum, { credited }) => sum + readPriced(credited), 0n);
