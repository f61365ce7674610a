'use client';
import type { BillfoldClient } from '@billfold/core';
import type { CurrencyRate, User } from '@billfold/core/contract';
import { createStore, type Resource } from '@billfold/core/flows';
import { createContext, useContext } from 'react';
import { type AccountPages, createAccountPages } from './account-pages.ts';
import { type BalanceCharts, createBalanceCharts } from './balance-charts.ts';
import { createKeptResources } from './kept-resources.ts';
import { createWalletHistory, type WalletHistory } from './wallet-history.ts';
import { createWalletKeeping, type WalletKeeping } from './wallet-keeping.ts';

/** Data that screens load besides the client's resources, cached so that going back draws at once. */
export interface ScreenData {
  readonly history: WalletHistory;
  readonly keeping: WalletKeeping;
  /** Signed-in user. */
  readonly user: Resource<User>;
  readonly accountPages: AccountPages;
  readonly charts: BalanceCharts;
  /** Rates of the display currencies. */
  readonly currencyRates: Resource<readonly CurrencyRate[]>;
  readonly amountsHidden: AmountsHidden;
  /** Aborts what loads, and forgets what was loaded. */
  release(): void;
}

/** True where amounts were just hidden; null follows the wallet's settings. */
export interface AmountsHidden {
  get(): { readonly chosen: boolean | null };
  set(next: { readonly chosen: boolean | null }): void;
  subscribe(listener: () => void): () => void;
}

export function createScreenData(client: BillfoldClient): ScreenData {
  const { make, release } = createKeptResources();
  return {
    release,
    history: createWalletHistory(client, make),
    keeping: createWalletKeeping(client, make),
    user: make((signal) => client.user.get({ signal })),
    accountPages: createAccountPages(client, make),
    charts: createBalanceCharts(client, make),
    currencyRates: make((signal) => client.rates.listCurrencies({ signal })),
    amountsHidden: createStore(() => nothingChosen),
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
