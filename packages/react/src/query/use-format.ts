'use client';
import {
  type AssetDigits,
  type Decimal,
  formatAmount,
  formatDate,
  formatMoney,
  formatPercent,
  formatRate,
  getNetwork,
  networkCodes,
  type SignedDecimal,
  shortenAddress,
  tokensOf,
} from '@billfold/core';
import { transferredAsset } from '@billfold/core/flows';
import { useMemo } from 'react';
import { useNow, useTextLocale } from '../context/use-provided.ts';

/** Formats of the product. */
export interface Format {
  /** Formats an amount with the decimals that people see of the asset, without its symbol. */
  readonly amount: (amount: Decimal, symbol: string) => string;
  /** Formats US dollars as `$1,234.50`. */
  readonly money: (usd: SignedDecimal) => string;
  /** Formats a price in US dollars as `$0.2536`. */
  readonly rate: (usd: Decimal) => string;
  /** Formats a change as `+1.25%`, with the decimal mark of the reader's language. */
  readonly percent: (percent: SignedDecimal) => string;
  /** Formats a date as `20 Nov 2026, 14:05 GMT+1`, in the reader's zone and language; on the server in UTC. */
  readonly date: (at: Date) => string;
  /** Shortens a long address to its first 6 and last 7 characters, for lists. */
  readonly address: (address: string) => string;
}

/**
 * Returns the formats of the product for amounts, money, prices, dates and addresses.
 * @example
 * const format = useFormat();
 * format.amount(toDecimal('0.015'), 'BTC'); // '0.01500000'
 */
export function useFormat(): Format {
  const isServer = useNow() === null;
  const locale = useTextLocale();
  return useMemo(() => {
    const zone = isServer ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
    return {
      amount: (amount, symbol) => formatAmount(amount, digitsOf(symbol)),
      money: (usd) => formatMoney(usd),
      rate: (usd) => formatRate(usd),
      percent: (percent) => formatPercent(percent, { signed: true, locale }),
      date: (at) => formatDate(at, zone, locale),
      address: shortenAddress,
    };
  }, [isServer, locale]);
}

/** A symbol has the same digits on every network that has it. */
function digitsOf(symbol: string): AssetDigits {
  const native = networkCodes.find((code) => getNetwork(code).symbol === symbol);
  if (native) return getNetwork(native);
  const holder = networkCodes.find((code) => tokensOf(code).some((each) => each.symbol === symbol));
  return transferredAsset({ blockchainNetwork: holder ?? 'ETH', tokenSymbol: symbol });
}
