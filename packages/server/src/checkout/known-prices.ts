import type { ServiceContext } from '../context.ts';
import { type DollarPrices, loadDollarPrices } from '../payments/dollar-prices.ts';

/** Prices change by the minute, and what is to be paid is never made of these. */
const keptMs = 1_000;

interface KnownPrices {
  readonly codes: ReadonlySet<string>;
  readonly prices: DollarPrices;
  readonly atMs: number;
}

/** Prices for estimates, as they were known a second ago at most. */
export type LoadKnownPrices = (codes: readonly string[], now: Date) => Promise<DollarPrices>;

/** Creates the loading of prices for estimates, which asks for one price once in a second. */
export function createKnownPrices(context: Pick<ServiceContext, 'rates'>): LoadKnownPrices {
  let known: KnownPrices | null = null;
  return async (codes, now) => {
    const atMs = now.getTime();
    const fresh = known !== null && Math.abs(atMs - known.atMs) < keptMs ? known : null;
    if (fresh !== null && codes.every((code) => fresh.codes.has(code))) return fresh.prices;
    // With those that others asked for: two businesses do not push each other's prices out.
    const wanted = new Set([...codes, ...(fresh?.codes ?? [])]);
    const prices = await loadDollarPrices(context, [...wanted], now);
    known = { codes: wanted, prices, atMs };
    return prices;
  };
}
