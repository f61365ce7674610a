'use client';
import type { Decimal } from '@billfold/core';
import { repeat } from '@billfold/core/flows';
import { useEffect, useMemo } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { nothing } from '../../query/query.ts';
import { useResource } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';

/** Most symbols of one call. */
const mostSymbols = 32;
/** One in six hours. */
const pointCount = 28;
const refreshMs = 300_000;

/** Prices of the last seven days by symbol, loaded with one call; nothing for what has no price. */
export function usePriceTrends(
  symbols: readonly string[],
): ReadonlyMap<string, readonly Decimal[]> {
  const { platform } = useClient();
  const { prices } = useScreenData();
  // The first of the list, in one order: sorting few holdings by name loads nothing again.
  const key = [...new Set(symbols)].slice(0, mostSymbols).sort().join(' ');
  const resource = useMemo(
    () =>
      key === '' ? nothing : prices({ symbols: key.split(' '), period: '1W', points: pointCount }),
    [prices, key],
  );
  const { data } = useResource(resource);
  useEffect(
    () =>
      repeat({
        schedule: platform.schedule,
        restMs: () => refreshMs,
        task: () => resource.refresh(),
      }),
    [platform, resource],
  );
  return useMemo(
    () =>
      new Map(data?.series.map(({ symbol, points }) => [symbol, points.map(({ value }) => value)])),
    [data],
  );
}
