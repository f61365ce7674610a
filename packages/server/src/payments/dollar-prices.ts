import type { ServiceContext } from '../context.ts';
import { onePrice, type Price, toPrice } from '../rates/price.ts';

export interface DollarPrice {
  readonly price: Price;
  readonly at: Date;
}

/** Prices of assets and currencies in US dollars at one time; null without a usable one. */
export type DollarPrices = (code: string) => DollarPrice | null;

/** Loads the prices of several symbols and currencies at once. */
export async function loadDollarPrices(
  { rates }: Pick<ServiceContext, 'rates'>,
  codes: readonly string[],
  now: Date,
): Promise<DollarPrices> {
  const known = await rates.findAll([...new Set(codes)], now);
  return (code) => {
    if (code === 'USD') return { price: onePrice, at: now };
    const found = known.get(code);
    return found === undefined ? null : { price: toPrice(found.rate), at: found.asOf };
  };
}
