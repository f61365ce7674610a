'use client';
import type { AnyBillfoldError, Decimal } from '@billfold/core';
import type { ChartPeriod, ChartPoint } from '@billfold/core/contract';
import { repeat, type SeriesChange, seriesChange } from '@billfold/core/flows';
import { useEffect, useMemo, useState } from 'react';
import { usePricedResource, usePrices } from '../../context/use-prices.ts';
import { useClient } from '../../context/use-provided.ts';
import { useScreenData } from '../data/screen-data.ts';

export interface PriceChart {
  readonly period: ChartPeriod;
  readonly choosePeriod: (period: ChartPeriod) => void;
  /** Oldest first, and ending with the price of now; null while they load. */
  readonly points: readonly ChartPoint[] | null;
  readonly error: AnyBillfoldError | undefined;
  readonly retry: () => void;
  /** Point under the crosshair. */
  readonly point: ChartPoint | null;
  readonly showTime: (time: Date | null) => void;
  /** From the first point to the shown one; null without points. */
  readonly change: SeriesChange | null;
}

/** Interval in which the past is loaded again; the price of now comes with the wallet. */
const refreshMs = 300_000;

/** Prices of an asset over a chosen period. `now` is its present price; null without one. */
export function usePriceChart(symbol: string, now: Decimal | null): PriceChart {
  const { platform } = useClient();
  const [period, setPeriod] = useState<ChartPeriod>('1M');
  const [time, setTime] = useState<Date | null>(null);
  const resource = useScreenData().prices({ symbols: [symbol], period });
  const prices = usePrices();
  const { data, error } = usePricedResource(resource);
  useEffect(
    () =>
      repeat({
        schedule: platform.schedule,
        restMs: () => refreshMs,
        task: async () => {
          if (prices === 'on') await resource.refresh();
        },
      }),
    [platform, prices, resource],
  );
  const points = useMemo((): readonly ChartPoint[] | null => {
    if (data === undefined) return null;
    const past = data.series[0]?.points ?? [];
    const last = past.at(-1);
    if (now === null || last === undefined || last.value === now) return past;
    const time = Math.max(platform.clock.now(), last.t.getTime() + 1);
    return [...past, { t: new Date(time), value: now }];
  }, [data, now, platform]);
  const point = points?.find(({ t }) => t.getTime() === time?.getTime()) ?? null;
  const [first] = points ?? [];
  const shown = point ?? points?.at(-1);
  return {
    period,
    choosePeriod: setPeriod,
    points,
    error,
    retry: () => void resource.refresh(),
    point,
    showTime: setTime,
    change: first && shown ? seriesChange(first.value, shown.value) : null,
  };
}
