'use client';
import {
  type Cents,
  type Decimal,
  type DisplayMoney,
  displayCurrencies,
  dollars,
  formatMoney,
  formatMoneySum,
  formatRate,
  formatRateChange,
  type MoneyFormat,
  type SignedDecimal,
  toDisplayMoney,
} from '@billfold/core';
import { useEffect, useMemo } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useStore } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useKeptSettings } from './use-kept-settings.ts';

export interface Money {
  /** Currency of the shown amounts; US dollars until the rate of another one is loaded. */
  readonly display: DisplayMoney;
  /** Formats US dollars, given as cents or as decimal text, in that currency. */
  readonly formatMoney: (
    usd: Cents | SignedDecimal,
    format?: Pick<MoneyFormat, 'signed'>,
  ) => string;
  /** Formats the sum of US dollars as the sum of its parts as they are shown. */
  readonly formatSum: (parts: readonly (Cents | Decimal)[]) => string;
  /** Formats the price of one unit in US dollars; below one dollar with four significant digits. */
  readonly formatRate: (usd: Decimal) => string;
  /** Formats a signed difference between two such prices. */
  readonly formatRateChange: (usd: SignedDecimal) => string;
}

/** Formats money in the currency that the settings of the selected wallet name. */
export function useMoney(): Money {
  const wanted = useKeptSettings()?.currency;
  const currency = displayCurrencies.find((each) => each === wanted) ?? dollars.currency;
  const { currencyRates } = useScreenData();
  const { data } = useStore(currencyRates);
  const prices = usePrices();
  const isForeign = currency !== dollars.currency;
  useEffect(() => {
    if (isForeign && prices === 'on') void currencyRates.load();
  }, [isForeign, prices, currencyRates]);
  const price = data?.find((each) => each.currency === currency)?.currentRate;
  return useMemo(() => {
    const display = isForeign && price !== undefined ? toDisplayMoney(currency, price) : dollars;
    return {
      display,
      formatMoney: (usd, format) => formatMoney(usd, { ...format, display }),
      formatSum: (parts) => formatMoneySum(parts, { display }),
      formatRate: (usd) => formatRate(usd, { display }),
      formatRateChange: (usd) => formatRateChange(usd, { display }),
    };
  }, [isForeign, currency, price]);
}
