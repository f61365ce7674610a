'use client';
import { type AccountAsset, type Decimal, listAssetsOfSymbol, toDecimal } from '@billfold/core';
import { type AssetPosition, listPositions, sumHoldings } from '@billfold/core/flows';
import { useMemo } from 'react';
import { useClient } from '../context/use-provided.ts';
import { useResource } from '../state/use-store.ts';
import { mapQuery, nothing, type Query } from './query.ts';
import { useNeededWallet, useQueryOf } from './use-needed-wallet.ts';
import { useStatistics } from './use-statistics.ts';

/** One asset over all accounts of a wallet. */
export interface WalletAsset {
  readonly symbol: string;
  readonly name: string;
  /** The asset on each network that has it. */
  readonly assets: readonly AccountAsset[];
  /** Accounts that hold it or can hold it, without hidden tokens. */
  readonly positions: readonly AssetPosition[];
  /** Sum of the positions, exact. */
  readonly balance: Decimal;
  /** Price and value of the sum in US dollars; null without a price, and until it is loaded. */
  readonly price: Decimal | null;
  readonly fiat: Decimal | null;
}

/**
 * Returns what the selected wallet holds of the asset with `symbol`, in any case, on each of its
 * networks; null for a symbol that no asset has.
 * @example
 * const { data } = useAsset('USDT');
 * data?.positions.map(({ account, holding }) => `${account.name}: ${holding.balance}`);
 */
export function useAsset(symbol: string): Query<WalletAsset | null> {
  const { resources } = useClient();
  const wallet = useNeededWallet();
  const { walletId } = wallet;
  const accounts = useQueryOf(
    wallet,
    useResource(walletId === null ? nothing : resources.accounts(walletId)),
  );
  const statistics = useResource(useStatistics(walletId));
  return useMemo(
    () =>
      mapQuery(accounts, ({ items }) => {
        const assets = listAssetsOfSymbol(symbol);
        const [asset] = assets;
        if (asset === undefined) return null;
        const positions = listPositions(items, { symbol, statistics: statistics.data });
        const { symbol: known, name } = asset;
        const held = positions.map(({ holding }) => holding);
        const price = held.find((holding) => holding.price !== null)?.price ?? null;
        const { balance, fiat } = held.length === 0 ? nothingHeld : sumHoldings(held);
        return { symbol: known, name, assets, positions, balance, price, fiat };
      }),
    [accounts, statistics, symbol],
  );
}

const nothingHeld = { balance: toDecimal('0'), fiat: null };
