import type { AssetStatistics, WalletStatistics } from '../contract/wallets/statistics.ts';
import type { Holding } from './holdings.ts';

/** A holding and what it is worth; null where no price is known. */
export interface ValuedHolding
  extends Holding,
    Pick<AssetStatistics, 'fiat' | 'price' | 'change24hPercent'> {}

/** The amounts as the accounts tell them, with the prices that the statistics know by now. */
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

/** True for a wallet that has never held anything as far as its balances tell. */
export function isEmptyHanded(holdings: readonly Holding[]): boolean {
  return holdings.every(({ balance, hasPending }) => !hasPending && /^[0.]+$/.test(balance));
}
