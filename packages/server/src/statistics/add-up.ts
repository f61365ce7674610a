import {
  type AccountAsset,
  type BaseUnits,
  type Cents,
  type Decimal,
  type Rate,
  toDecimal,
} from '@billfold/core';
import type { AssetStatistics, SignedDecimal, WalletStatistics } from '@billfold/core/contract';
import { fiatValue, formatCents } from '../rates/fiat-value.ts';
import { formatRate } from '../rates/rate-text.ts';
import type { KnownRate } from '../rates/rates.ts';

export interface PricedHolding {
  readonly asset: AccountAsset;
  readonly balance: BaseUnits;
  readonly price: KnownRate | null;
  readonly dayBefore: KnownRate | null;
}

type Totals = Pick<WalletStatistics, 'totalBalance' | 'change24h' | 'change24hPercent' | 'assets'>;

/**
 * The assets and their sums. Every asset is rounded half up to cents and the total is the sum of
 * what is shown; without a price of something that is held there is no total, not a smaller one.
 */
export function addUp(holdings: readonly PricedHolding[]): Totals {
  const now = sumOf(holdings, ({ price }) => price);
  const before = sumOf(holdings, ({ dayBefore }) => dayBefore);
  return {
    totalBalance: now === null ? null : formatCents(now),
    change24h: now === null || before === null ? null : signed(now - before),
    change24hPercent: now === null || before === null ? null : percentChange(now, before),
    assets: holdings.map((holding) => toAsset(holding, now)),
  };
}

function sumOf(
  holdings: readonly PricedHolding[],
  pick: (holding: PricedHolding) => KnownRate | null,
): bigint | null {
  let sum = 0n;
  for (const holding of holdings) {
    if (holding.balance === 0n) continue;
    const value = fiatValue(holding.balance, holding.asset, pick(holding));
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

function toAsset(
  { asset, balance, price, dayBefore }: PricedHolding,
  total: bigint | null,
): AssetStatistics {
  const { symbol, network, decimals } = asset;
  const fiat = fiatValue(balance, asset, price);
  return {
    symbol,
    network,
    balance: toDecimal(balance, { decimals }),
    fiat: fiat === null ? null : formatCents(fiat),
    share: shareOf(fiat, total),
    price: price === null ? null : formatRate(price.rate),
    change24hPercent:
      price === null || dayBefore === null ? null : rateChange(price.rate, dayBefore.rate),
  };
}

function shareOf(fiat: Cents | null, total: bigint | null): Decimal | null {
  if (fiat === null || total === null) return null;
  return formatCents(total === 0n ? 0n : divideHalfUp(fiat * 10_000n, total));
}

/**
 * Computes the change between two rates of any scale; both are brought to the sum of the scales.
 */
function rateChange(now: Rate, before: Rate): SignedDecimal | null {
  return percentChange(
    now.digits * 10n ** BigInt(before.scale),
    before.digits * 10n ** BigInt(now.scale),
  );
}

/** Per cent with two decimals, a half rounded away from zero; null from nothing. */
function percentChange(now: bigint, before: bigint): SignedDecimal | null {
  if (before === 0n) return null;
  const difference = now - before;
  const size = divideHalfUp((difference < 0n ? -difference : difference) * 10_000n, before);
  return signed(difference < 0n ? -size : size);
}

function signed(hundredths: bigint): SignedDecimal {
  return hundredths < 0n ? `-${formatCents(-hundredths)}` : formatCents(hundredths);
}

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
