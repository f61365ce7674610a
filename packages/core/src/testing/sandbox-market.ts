import type { CurrentRate } from '../contract/rates.ts';
import type { SandboxRate, SandboxRateState } from '../contract/sandbox-controls.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, toDecimal } from '../money/decimal.ts';
import { parseRate, toFiat } from '../money/rate.ts';
import { getNetwork, type Network, networkCodes } from '../networks/registry.ts';
import type { Clock } from '../platform/platform.ts';
import { sandboxNetwork } from './sandbox-networks.ts';

/** The prices of the fake services: they stand still until somebody moves them. */
export interface SandboxMarket {
  /** Of the network's native asset; null while there is none. */
  price(network: Network): CurrentRate | null;
  /** Worth of an amount now; null without a price. */
  worth(units: BaseUnits, network: Network): Decimal | null;
  control(order: SandboxRate): SandboxRateState;
}

export function createSandboxMarket(clock: Clock): SandboxMarket {
  const states = new Map<string, SandboxRateState>(
    networkCodes
      .map((network) => getNetwork(network).symbol)
      .map((symbol) => [symbol, { symbol, feed: 'walk', price: null }]),
  );
  const price = (network: Network): CurrentRate | null => {
    const state = states.get(getNetwork(network).symbol);
    if (state === undefined || state.feed === 'unavailable') return null;
    const stale = state.feed === 'stale';
    const asOf = new Date(clock.now() - (stale ? 6 * 60_000 : 0));
    return { currentRate: state.price ?? sandboxNetwork(network).price, asOf, stale };
  };
  return {
    price,
    worth: (units, network) => {
      const now = price(network);
      if (now === null) return null;
      const cents = toFiat(units, parseRate(now.currentRate), getNetwork(network));
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
