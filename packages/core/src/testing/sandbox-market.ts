import type { CurrentRate } from '../contract/rates.ts';
import type { SandboxRate, SandboxRateState } from '../contract/sandbox-controls.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, toDecimal } from '../money/decimal.ts';
import { parseRate, toFiat } from '../money/rate.ts';
import type { Clock } from '../platform/platform.ts';

/** The price of a bitcoin in the fake services: it stands still until somebody moves it. */
export interface SandboxMarket {
  /** Null while there is none. */
  price(): CurrentRate | null;
  /** Worth of an amount now; null without a price. */
  worth(units: BaseUnits): Decimal | null;
  control(order: SandboxRate): SandboxRateState;
}

const usualPrice = toDecimal('100000.00');

export function createSandboxMarket(clock: Clock, decimals: number): SandboxMarket {
  let state: SandboxRateState = { symbol: 'BTC', feed: 'walk', price: null };
  const price = (): CurrentRate | null => {
    if (state.feed === 'unavailable') return null;
    const stale = state.feed === 'stale';
    const asOf = new Date(clock.now() - (stale ? 6 * 60_000 : 0));
    return { currentRate: state.price ?? usualPrice, asOf, stale };
  };
  return {
    price,
    worth: (units) => {
      const now = price();
      if (now === null) return null;
      const cents = toFiat(units, parseRate(now.currentRate), { decimals });
      return toDecimal(toBaseUnits(cents), { decimals: 2 });
    },
    control: (order) => {
      if ('feed' in order) state = { symbol: 'BTC', feed: order.feed, price: null };
      else state = { ...order, symbol: 'BTC', feed: order.price === null ? 'walk' : 'pinned' };
      return state;
    },
  };
}
