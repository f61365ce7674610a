'use client';
import { type AnyBillfoldError, type Decimal, dollars } from '@billfold/core';
import type { ChartPeriod } from '@billfold/core/contract';
import { type BalancePoint, balancePoints, isUnconfirmed } from '@billfold/core/flows';
import { useMemo, useState } from 'react';
import { usePricedResource, usePrices } from '../../context/use-prices.ts';
import { useClient } from '../../context/use-provided.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useLive } from '../parts/use-live.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

export interface BalanceHistoryQuery {
  /** One account; the whole wallet unless given. */
  readonly accountId?: string | undefined;
  /** Value of now in US dollars, where the line ends; null without prices. */
  readonly value: Decimal | null;
}

/** `value` is what is held; `performance` leaves out what came in and left. */
export type HistoryMode = 'value' | 'performance';

/** Value over time, and what of it is shown. */
export interface BalanceHistory {
  readonly period: ChartPeriod;
  readonly choosePeriod: (period: ChartPeriod) => void;
  readonly mode: HistoryMode;
  readonly chooseMode: (mode: HistoryMode) => void;
  /** Oldest first; null while they load. Empty for a wallet that was never worth anything. */
  readonly points: readonly BalancePoint[] | null;
  readonly error: AnyBillfoldError | undefined;
  readonly retry: () => void;
  /** Point under the crosshair. */
  readonly point: BalancePoint | null;
  readonly showTime: (time: Date | null) => void;
}

/** Loads the value over a chosen period. It is kept in US dollars, and never recomputed. */
export function useBalanceHistory({ accountId, value }: BalanceHistoryQuery): BalanceHistory {
  const { platform, resources } = useClient();
  const { clock } = platform;
  const walletId = useWalletId();
  const [period, setPeriod] = useState<ChartPeriod>('1M');
  const [mode, setMode] = useState<HistoryMode>('value');
  const [time, setTime] = useState<Date | null>(null);
  const query = {
    walletId,
    period,
    currency: dollars.currency,
    ...(accountId !== undefined && { accountId }),
  };
  const resource = useScreenData().charts(query);
  const prices = usePrices();
  const { data, error } = usePricedResource(resource);
  useLive(`${prices} ${JSON.stringify(query)}`, {
    refresh: async () => {
      if (prices === 'on') await resource.refresh();
    },
    // The block that confirms a deposit raises the value of now: without the deposit in the chart it
    // would look like a gain.
    changesWithBlocks: () =>
      resources.transactions(walletId).get().data?.items.some(isUnconfirmed) ?? false,
  });
  const points = useMemo(
    () => (data === undefined ? null : balancePoints(data, { value, at: new Date(clock.now()) })),
    [data, value, clock],
  );
  return useMemo(
    () => ({
      period,
      choosePeriod: setPeriod,
      mode,
      chooseMode: setMode,
      points,
      error,
      retry: () => void resource.refresh(),
      point: points?.find(({ t }) => t.getTime() === time?.getTime()) ?? null,
      showTime: setTime,
    }),
    [period, mode, points, error, resource, time],
  );
}
