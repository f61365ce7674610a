'use client';
import {
  type AssetDigits,
  type Decimal,
  formatCoin,
  formatDate,
  formatUsd,
  getNetwork,
  networkCodes,
  shortenAddress,
  tokensOf,
} from '@billfold/core';
import { transferredAsset } from '@billfold/core/flows';
import { useMemo } from 'react';
import { useNow } from '../context/use-provided.ts';

export interface Format {
  /** An amount with the decimals that people see of the asset, its symbol not included. */
  readonly coin: (amount: Decimal, symbol: string) => string;
  /** Such as `$1,234.50`. */
  readonly usd: (amount: Decimal) => string;
  /** Such as `20 Nov 2026, 14:05 GMT+1`, in the reader's zone; on the server in UTC. */
  readonly date: (at: Date) => string;
  /** The first 6 and last 7 characters of a long one, for lists. */
  readonly address: (address: string) => string;
}

/** How the product writes amounts, money, dates and addresses. */
export function useFormat(): Format {
  const isServer = useNow() === null;
  return useMemo(() => {
    const zone = isServer ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
    return {
      coin: (amount, symbol) => formatCoin(amount, digitsOf(symbol)),
      usd: (amount) => formatUsd(amount),
      date: (at) => formatDate(at, zone),
      address: shortenAddress,
    };
  }, [isServer]);
}

/** A symbol has the same digits on every network that has it. */
function digitsOf(symbol: string): AssetDigits {
  const native = networkCodes.find((code) => getNetwork(code).symbol === symbol);
  if (native) return getNetwork(native);
  const holder = networkCodes.find((code) => tokensOf(code).some((each) => each.symbol === symbol));
  return transferredAsset({ blockchainNetwork: holder ?? 'ETH', tokenSymbol: symbol });
}
