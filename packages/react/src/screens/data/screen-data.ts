'use client';
import type { BillfoldClient } from '@billfold/core';
import type { CurrencyRate } from '@billfold/core/contract';
import { createQueryStore, createStore, type Resource } from '@billfold/core/flows';
import { createContext, useContext } from 'react';
import { type AccountAddresses, createAccountAddresses } from './account-addresses.ts';
import { type AccountPages, createAccountPages } from './account-pages.ts';
import { type AssetHistories, createAssetHistories } from './asset-history.ts';
import { type BalanceCharts, createBalanceCharts } from './balance-charts.ts';
import { createPriceHistories, type PriceHistories } from './price-histories.ts';
import { createSettlementData, type SettlementData } from './settlements.ts';
import { createWalletHistory, type WalletHistory } from './wallet-history.ts';
import { createWalletKeeping, type WalletKeeping } from './wallet-keeping.ts';

/** Data of the screens beyond the resources of the client, cached so that going back draws at once. */
export interface ScreenData {
  readonly history: WalletHistory;
  readonly keeping: WalletKeeping;
  readonly accountPages: AccountPages;
  readonly addresses: AccountAddresses;
  readonly settlements: SettlementData;
  readonly charts: BalanceCharts;
  readonly prices: PriceHistories;
  readonly assetHistory: AssetHistories;
  /** Rates of the display currencies. */
  readonly currencyRates: Resource<readonly CurrencyRate[]>;
  readonly amountsHidden: AmountsHidden;
  /** Filters and page of the transactions, as the list was left. */
  readonly listPlace: ListPlace;
  /** Aborts the loads of values over time and of prices, and clears them. */
  dropPrices(): void;
  /** Aborts all loads and clears all data. */
  release(): void;
}

/** True where amounts were just hidden; null follows the wallet's settings. */
export interface AmountsHidden {
  get(): { readonly chosen: boolean | null };
  set(next: { readonly chosen: boolean | null }): void;
  subscribe(listener: () => void): () => void;
}

/** Query string of a list, for the way back to it. */
export interface ListPlace {
  get(): { readonly search: string };
  set(next: { readonly search: string }): void;
  subscribe(listener: () => void): () => void;
}

export function createScreenData(client: BillfoldClient): ScreenData {
  const queries = createQueryStore();
  const prices = createQueryStore();
  return {
    dropPrices: prices.reset,
    release: () => {
      queries.reset();
      prices.reset();
    },
    history: createWalletHistory(client, queries),
    keeping: createWalletKeeping(client, queries),
    accountPages: createAccountPages(client, queries),
    addresses: createAccountAddresses(client, queries),
    settlements: createSettlementData(client, queries),
    charts: createBalanceCharts(client, prices),
    prices: createPriceHistories(client, prices),
    assetHistory: createAssetHistories(client, queries),
    currencyRates: prices.add((signal) => client.rates.listCurrencies({ signal })),
    amountsHidden: createStore(() => nothingChosen),
    listPlace: createStore((): { readonly search: string } => ({ search: '' })),
  };
}

const nothingChosen: { readonly chosen: boolean | null } = { chosen: null };

export const ScreenDataContext = createContext<ScreenData | null>(null);

/** @throws {Error} outside a screen */
export function useScreenData(): ScreenData {
  const data = useContext(ScreenDataContext);
  if (!data) throw new Error('This part of a screen stands outside every screen.');
  return data;
}
