import { findAccountAsset } from '@billfold/core';
import type { CsvCell } from '@billfold/core/internal';
import { formatUnits } from '../payments/format-units.ts';
import { formatPriced } from '../payments/read-price.ts';
import { formatCents } from '../rates/fiat-value.ts';

/** Sums of a month, an asset and a currency. Values are at the rate of receipt, in the currency of the row. */
export interface TaxLine {
  payments: number;
  received: bigint;
  receivedValue: bigint;
  refunds: number;
  refunded: bigint;
  kept: bigint;
  refundedValue: bigint;
  fees: bigint;
  /** Dollars times 100; null where a price is not known. */
  feesValue: bigint | null;
}

/** Creates a line of zeros. */
export const createTaxLine = (): TaxLine => ({
  ...{ payments: 0, received: 0n, receivedValue: 0n, refunds: 0, refunded: 0n, kept: 0n },
  ...{ refundedValue: 0n, fees: 0n, feesValue: 0n },
});

/** Returns the cells of a line in the order of the header. */
export function cellsOfTaxLine(
  month: string,
  [assetId, currency]: readonly [string, string],
  line: TaxLine,
): readonly CsvCell[] {
  const asset = findAccountAsset(assetId);
  const units = (value: bigint): CsvCell =>
    asset === undefined ? null : { number: formatUnits(value, asset) };
  const value = (priced: bigint): CsvCell => ({ number: formatPriced(priced) });
  const count = (total: number): CsvCell => ({ number: `${total}` });
  return [
    ...[month, asset?.symbol ?? assetId, asset?.network ?? null, currency],
    ...[count(line.payments), units(line.received), value(line.receivedValue)],
    ...[count(line.refunds), units(line.refunded), units(line.kept), value(line.refundedValue)],
    ...[units(line.fees), line.feesValue === null ? null : { number: formatCents(line.feesValue) }],
  ];
}
