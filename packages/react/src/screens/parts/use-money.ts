'use client';
import {
  type Cents,
  type Decimal,
  type DisplayMoney,
  displayCurrencies,
  dollars,
  formatDisplayMoney,
  formatPrice,
  toBaseUnits,
  toDecimal,
  toDisplayMoney,
  type UsdFormat,
} from '@billfold/core';
import type { SignedDecimal } from '@billfold/core/contract';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useKeptSettings } from './use-kept-settings.ts';

export interface Money {
  /** Currency of the shown amounts; US dollars until the rate of another one is loaded. */
  readonly display: DisplayMoney;
  /** An amount in US dollars, as the wallet shows money. */
  readonly format: (usd: SignedDecimal, format?: UsdFormat) => string;
  /** Formats an amount of whole cents. */
  readonly formatCents: (usd: Cents) => string;
  /** Formats the price of one unit in US dollars; below one dollar with four significant digits. */
  readonly formatPrice: (usd: Decimal) => string;
}

/** How the selected wallet shows amounts of money: in the currency of its settings. */
export function useMoney(): Money {
  const wanted = useKeptSettings()?.currency;
  const currency = displayCurrencies.find((each) => each === wanted) ?? dollars.currency;
  const { currencyRates } = useScreenData();
  const { data } = useStore(currencyRates);
  const isForeign = currency !== dollars.currency;
  useEffect(() => {
    if (isForeign) void currencyRates.load();
  }, [isForeign, currencyRates]);
  const price = data?.find((each) => each.currency === currency)?.currentRate;
  return useMemo(() => {
    const display = isForeign && price !== undefined ? toDisplayMoney(currency, price) : dollars;
    const format: Money['format'] = (usd, how) => formatDisplayMoney(usd, display, how);
    const formatCents = (usd: Cents): string =>
      format(toDecimal(toBaseUnits(usd), { decimals: 2 }));
    return { display, format, formatCents, formatPrice: (usd) => formatPrice(usd, display) };
  }, [isForeign, currency, price]);
}
