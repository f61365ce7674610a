import { findAccountAsset, nativeAsset } from '@billfold/core';
import type { ChainTransaction } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { loadPrices, type Prices } from '../rates/load-prices.ts';
import type { Rates } from '../rates/rates.ts';

export interface PricedTransfers {
  readonly rates: Rates;
  readonly network: ServedNetwork;
  readonly transactions: readonly ChainTransaction[];
  readonly at: Date;
}

/**
 * Loads the prices of what transactions may write into the books. Asked outside the transaction that writes it down, and
 * only for what may be written.
 */
export async function loadTransferPrices({
  rates,
  network,
  transactions,
  at,
}: PricedTransfers): Promise<Prices> {
  if (transactions.length === 0) return new Map();
  const ids = transactions.flatMap(({ transfers }) =>
    transfers.flatMap(({ tokenId }) => tokenId ?? []),
  );
  const tokens = [...new Set(ids)].flatMap((id) => findAccountAsset(id) ?? []);
  return loadPrices(rates, [nativeAsset(network), ...tokens], at);
}
