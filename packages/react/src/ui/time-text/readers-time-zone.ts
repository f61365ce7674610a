'use client';
import { formatDate } from '@billfold/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useWallet } from '../../context/wallet-context.ts';

let last: { readonly now: number; readonly zone: string } | null = null;

/**
 * Returns the IANA name of the reader's time zone; UTC while `now` is null, on a server. The browser is
 * asked once per tick of the clock: a list of a hundred times would spend more on it than on its rows.
 */
export function readersTimeZone(now: number | null): string {
  if (now === null) return 'UTC';
  if (last?.now !== now) last = { now, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return last.zone;
}

/** Returns the reader's time zone, and draws again only when that changes, not with every tick. */
export function useReadersTimeZone(): string {
  const { ticker } = useWallet();
  return useSyncExternalStore(
    ticker.subscribe,
    () => readersTimeZone(ticker.get()),
    () => readersTimeZone(null),
  );
}

/**
 * Asks for the zone and formats a first date while the rows of a list are on their way: it takes the
 * browser as long as drawing them.
 */
export function usePreparedDates(): void {
  const { ticker } = useWallet();
  useEffect(() => {
    const now = ticker.get();
    formatDate(new Date(now), readersTimeZone(now));
  }, [ticker]);
}
