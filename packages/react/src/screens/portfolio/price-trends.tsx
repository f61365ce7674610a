'use client';
import type { Decimal } from '@billfold/core';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { Sparkline } from '../../ui/sparkline/sparkline.tsx';
import { usePriceTrends } from './use-price-trends.ts';

const PriceTrendsContext = createContext<ReadonlyMap<string, readonly Decimal[]>>(new Map());

export interface PriceTrendsProps {
  readonly symbols: readonly string[];
  readonly children: ReactNode;
}

/** Loads the past prices of a list; when they arrive, its lines are drawn and nothing else of its rows. */
export function PriceTrends({ symbols, children }: PriceTrendsProps): ReactElement {
  const trends = usePriceTrends(symbols);
  return <PriceTrendsContext.Provider value={trends}>{children}</PriceTrendsContext.Provider>;
}

/** Line of the past prices of one asset of the list. */
export function PriceTrend({ symbol }: { readonly symbol: string }): ReactElement {
  return <Sparkline values={useContext(PriceTrendsContext).get(symbol) ?? noPrices} />;
}

const noPrices: readonly Decimal[] = [];
