import type { BillfoldClient } from '../../../create-client.ts';
import { parseRate } from '../../../money/rate.ts';
import type { SendEvent } from '../events.ts';
import type { KnownRate, SendModel } from '../model.ts';
import { rateAge, untilOlder } from '../rate-age.ts';
import { chosenAccount } from '../selectors/account.ts';
import { knownNativeRate, knownRate } from '../selectors/fees.ts';

export interface RateLoading {
  /** Loads the price that the model needs now and did not need `before`. */
  follow(before: SendModel): void;
  stop(): void;
}
export interface RateLoadingOptions {
  readonly client: BillfoldClient;
  readonly get: () => SendModel;
  readonly dispatch: (event: SendEvent) => void;
  readonly signal: AbortSignal;
}

/** What the server calls stale is asked for again. */
const staleAfterMs = 5 * 60_000;

/**
 * Knows the prices of what is sent and of what its fee is paid in, and how old the first is while an
 * amount is typed. Nothing waits for it: without a price everything but USD works.
 */
export function createRateLoading(options: RateLoadingOptions): RateLoading {
  const { client, get, dispatch, signal } = options;
  const { clock, schedule } = client.platform;
  const loading = new Set<string>();
  let cancelAging = (): void => {};

  async function load(symbol: string): Promise<void> {
    if (loading.has(symbol)) return;
    loading.add(symbol);
    const rate = await ask(symbol);
    loading.delete(symbol);
    if (rate !== null && !signal.aborted) dispatch({ type: 'rate-loaded', rate });
  }

  /** Null without a price: the last known one stays. */
  async function ask(symbol: string): Promise<KnownRate | null> {
    try {
      const current = await client.rates.current({ params: { crypto: symbol } }, { signal });
      const price = parseRate(current.currentRate);
      return { symbol, current, price, age: rateAge(current.asOf, clock.now()) };
    } catch {
      return null;
    }
  }

  function isDue(symbol: string, before: SendModel): boolean {
    const model = get();
    const rate = [knownRate(model), knownNativeRate(model)].find((each) => each?.symbol === symbol);
    if (!symbolsOf(before).includes(symbol)) return true;
    if (model.step !== 'amount' || before.step === 'amount') return false;
    return rate == null || clock.now() - rate.current.asOf.getTime() > staleAfterMs;
  }

  function watchAge(): void {
    cancelAging();
    const model = get();
    const rate = knownRate(model);
    if (model.step !== 'amount' || rate === null) return;
    const age = rateAge(rate.current.asOf, clock.now());
    if (age !== rate.age) {
      // Comes back here by `follow`.
      dispatch({ type: 'rate-aged', age });
      return;
    }
    const rest = untilOlder(rate.current.asOf, clock.now());
    if (rest !== null) cancelAging = schedule(watchAge, rest);
  }

  return {
    follow(before) {
      for (const symbol of symbolsOf(get())) if (isDue(symbol, before)) void load(symbol);
      watchAge();
    },
    stop: () => cancelAging(),
  };
}

function symbolsOf(model: SendModel): readonly string[] {
  const chosen = chosenAccount(model);
  return chosen === null ? [] : [...new Set([chosen.asset.symbol, chosen.network.symbol])];
}
