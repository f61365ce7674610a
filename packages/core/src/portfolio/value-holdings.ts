import type { AssetStatistics, WalletStatistics } from '../contract/wallets/statistics.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { parseRate, toFiat } from '../money/rate.ts';
import type { Holding } from './holdings.ts';

/** Holding with its value, price and daily change; null where no price is known. */
export interface ValuedHolding
  extends Holding,
    Pick<AssetStatistics, 'fiat' | 'price' | 'change24hPercent'> {}

/**
 * Adds value, price and daily change to holdings, from the statistics of the wallet; null where no
 * price is known.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const valued = valueHoldings(holdingsOf(items), statistics);
 * for (const { symbol, fiat } of valued) console.log(symbol, fiat);
 */
export function valueHoldings(
  holdings: readonly Holding[],
  statistics: Pick<WalletStatistics, 'assets'> | undefined,
): readonly ValuedHolding[] {
  // In reverse, so that the first asset of a symbol counts.
  const assets = new Map(
    [...(statistics?.assets ?? [])]
      .reverse()
      .map((asset) => [`${asset.symbol}@${asset.network}`, asset]),
  );
  return holdings.map((holding) => {
    const asset = assets.get(`${holding.symbol}@${holding.network}`);
    const price = asset?.price ?? null;
    return {
      ...holding,
      // The statistics count archived accounts too, whose amounts are not among the holdings.
      fiat: price === null ? null : fiatOf(holding, price),
      price,
      change24hPercent: asset?.change24hPercent ?? null,
    };
  });
}

function fiatOf({ balances, decimals }: Holding, price: Decimal): Decimal {
  const rate = parseRate(price);
  const cents = balances.reduce(
    (sum, balance) => sum + toFiat(parseAmount(balance, decimals), rate, { decimals }),
    0n,
  );
  return toDecimal(toBaseUnits(cents), { decimals: 2 });
}

/**
 * Reports whether all holdings are zero and nothing is pending.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * if (hasNoHoldings(holdingsOf(items))) console.log('Receive your first payment.');
 */
export function hasNoHoldings(holdings: readonly Holding[]): boolean {
  return holdings.every(({ balance, hasPending }) => !hasPending && /^[0.]+$/.test(balance));
}
