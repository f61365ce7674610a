import type { AccountAsset } from '../assets/account-asset.ts';
import { tokensOf } from '../assets/token.ts';
import type { CurrentRate } from '../contract/rates/rates.ts';
import type { SandboxRate, SandboxRateState } from '../contract/sandbox/controls.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, toDecimal } from '../money/decimal.ts';
import { parseRate, toFiat } from '../money/rate.ts';
import { getNetwork, networkCodes } from '../networks/registry.ts';
import type { Clock } from '../platform/platform.ts';
import { sandboxNetwork } from './sandbox-networks.ts';

/** The prices of the fake services: they are constant until a test moves them. */
export interface SandboxMarket {
  /** Returns the price of the asset with this symbol; null without one. */
  price(symbol: string): CurrentRate | null;
  /** Worth of an amount now; null without a price. */
  worth(units: BaseUnits, asset: Pick<AccountAsset, 'symbol' | 'decimals'>): Decimal | null;
  control(order: SandboxRate): SandboxRateState;
}

export function createSandboxMarket(clock: Clock): SandboxMarket {
  const states = new Map<string, SandboxRateState>(
    [...firstPrices.keys()].map((symbol) => [symbol, { symbol, feed: 'walk', price: null }]),
  );
  const price = (symbol: string): CurrentRate | null => {
    const state = states.get(symbol);
    const first = firstPrices.get(symbol);
    if (state === undefined || first === undefined || state.feed === 'unavailable') return null;
    const stale = state.feed === 'stale';
    const asOf = new Date(clock.now() - (stale ? 6 * 60_000 : 0));
    return { currentRate: state.price ?? first, asOf, stale };
  };
  return {
    price,
    worth: (units, asset) => {
      const now = price(asset.symbol);
      if (now === null) return null;
      const cents = toFiat(units, parseRate(now.currentRate), asset);
      return toDecimal(toBaseUnits(cents), { decimals: 2 });
    },
    control: (order) => {
      const state = stateAfter(order);
      states.set(order.symbol, state);
      return state;
    },
  };
}

function stateAfter(order: SandboxRate): SandboxRateState {
  if ('feed' in order) return { symbol: order.symbol, feed: order.feed, price: null };
  return { ...order, feed: order.price === null ? 'walk' : 'pinned' };
}

/** Every token costs a dollar, unless its symbol is that of a native asset. */
const firstPrices: ReadonlyMap<string, Decimal> = new Map([
  ...networkCodes.flatMap(tokensOf).map(({ symbol }) => [symbol, toDecimal('1.00')] as const),
  ...networkCodes.map((code) => [getNetwork(code).symbol, sandboxNetwork(code).price] as const),
]);
