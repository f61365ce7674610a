import { type Cents, toCents } from '../money/cents.ts';
import { type Decimal, parseAmount } from '../money/decimal.ts';
import type { HoldingGroup } from './group-holdings.ts';

/**
 * Sums the values of assets in US cents; null while the value of one is not known.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const total = sumValues(groupHoldings(valueHoldings(holdingsOf(items), statistics), 'worth'));
 */
export function sumValues(groups: readonly Pick<HoldingGroup, 'fiat' | 'balance'>[]): Cents | null {
  let sum = 0n;
  for (const { fiat, balance } of groups) {
    if (fiat !== null) sum += parseAmount(fiat, 2);
    else if (!/^[0.]+$/.test(balance)) return null;
  }
  return toCents(sum);
}

/**
 * Returns the part of `total` that `value` is, in whole per cent, rounded half up; null without a
 * value or a total. A part below half a per cent is 0n.
 * @example
 * shareOf(toDecimal('25.00'), toCents(10_000n)); // 25n
 */
export function shareOf(value: Decimal | null, total: Cents | null): bigint | null {
  if (value === null || total === null || total === 0n) return null;
  const cents = parseAmount(value, 2);
  if (cents === 0n) return null;
  return (cents * 200n + total) / (total * 2n);
}
