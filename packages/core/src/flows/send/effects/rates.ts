import { loadsPrices } from '../../../client/loads-prices.ts';
import { parseRate } from '../../../money/rate.ts';
import type { KnownRate, RateAge, SendModel } from '../model.ts';
import { chosenAccount, knownNativeRate, knownRate } from '../selectors/account.ts';
import type { Effect, EffectContext } from './effect.ts';

const minuteMs = 60_000;
/** Age at which the server marks a price as stale; it is then loaded again. */
const staleAfterMs = 5 * minuteMs;
const oldAfterMs = 10 * minuteMs;
const expiredAfterMs = 60 * minuteMs;

/**
 * Loads the prices of the asset and of its native asset, and updates the age of the first one on
 * Amount. No step waits for a price: without one everything but USD works.
 */
export function createRatesLoader(context: EffectContext): Effect & { stop(): void } {
  const { client, get, dispatch, signal } = context;
  const { clock, schedule } = client.platform;
  const loading = new Set<string>();
  let cancelAging = (): void => {};

  async function load(symbol: string): Promise<void> {
    if (loading.has(symbol)) return;
    loading.add(symbol);
    const rate = await fetchRate(context, symbol);
    loading.delete(symbol);
    if (rate !== null && !signal.aborted) dispatch({ type: 'rate-loaded', rate });
  }

  function isDue(symbol: string, before: SendModel): boolean {
    const model = get();
    const rate = [knownRate(model), knownNativeRate(model)].find((each) => each?.symbol === symbol);
    if (!symbolsOf(before).includes(symbol)) return true;
    if (model.step !== 'amount' || before.step === 'amount') return false;
    return rate == null || clock.now() - rate.current.asOf.getTime() > staleAfterMs;
  }

  function updateAge(): void {
    cancelAging();
    const model = get();
    const rate = knownRate(model);
    if (model.step !== 'amount' || rate === null) return;
    const age = rateAge(rate.current.asOf, clock.now());
    if (age !== rate.age) {
      // `onChange` calls this function again after the event.
      dispatch({ type: 'rate-aged', age });
      return;
    }
    const delayMs = untilNextAge(rate.current.asOf, clock.now());
    if (delayMs !== null) cancelAging = schedule(updateAge, delayMs);
  }

  return {
    onChange(before) {
      for (const symbol of symbolsOf(get())) if (isDue(symbol, before)) void load(symbol);
      updateAge();
    },
    stop: () => cancelAging(),
  };
}

/** Returns null without a price: the last known one is kept. */
async function fetchRate(
  { client, walletId, signal }: EffectContext,
  symbol: string,
): Promise<KnownRate | null> {
  try {
    if (!(await loadsPrices(client.resources.settings(walletId)))) return null;
    const current = await client.rates.get(symbol, { signal });
    const price = parseRate(current.currentRate);
    return { symbol, current, price, age: rateAge(current.asOf, client.platform.clock.now()) };
  } catch {
    return null;
  }
}

function symbolsOf(model: SendModel): readonly string[] {
  const chosen = chosenAccount(model);
  return chosen === null ? [] : [...new Set([chosen.asset.symbol, chosen.network.symbol])];
}

function rateAge(asOf: Date, now: number): RateAge {
  const age = now - asOf.getTime();
  if (age > expiredAfterMs) return 'expired';
  return age > oldAfterMs ? 'old' : 'current';
}

/** Returns the milliseconds until the next age; null for an expired price. */
function untilNextAge(asOf: Date, now: number): number | null {
  const age = now - asOf.getTime();
  if (age > expiredAfterMs) return null;
  return (age > oldAfterMs ? expiredAfterMs : oldAfterMs) - age + 1;
}
