import type { AssetStatistics, WalletStatistics } from '../contract/wallets/statistics.ts';
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
  return holdings.map((holding) => {
    const asset = statistics?.assets.find(
      ({ network, symbol }) => network === holding.network && symbol === holding.symbol,
    );
    return {
      ...holding,
      fiat: asset?.fiat ?? null,
      price: asset?.price ?? null,
      change24hPercent: asset?.change24hPercent ?? null,
    };
  });
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
