import { createLoop, type Loop } from '../db/loop.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { timerSchedule } from '../platform/timer-schedule.ts';
import { affectedBy } from './affected-by.ts';
import { checkoutTimes } from './checkout-times.ts';
import type { LoadedCheckout } from './load-checkout.ts';
import type { CheckoutReader, WatchedPayment } from './watched-payment.ts';

export interface CheckoutFeed {
  /** Tells `reader` the states of a payment until the returned function is called. */
  watch(paymentId: string, reader: CheckoutReader): () => void;
}

export interface CheckoutFeedOptions {
  readonly hub: Pick<LiveHub, 'subscribe'>;
  readonly load: (paymentIds: readonly string[]) => Promise<readonly LoadedCheckout[]>;
  readonly onError: (error: unknown) => void;
}

/** Most payments that are loaded together. */
const batchSize = 100;
/** Longest time for which a timer runs: those of Node end after 24 days. */
const longestMs = 3_600_000;

/**
 * Creates the states of the payments that are watched in this process. Each change loads a payment once for all of
 * its readers; changes that come while it is loaded are taken together.
 */
export function createCheckoutFeed({ hub, load, onError }: CheckoutFeedOptions): CheckoutFeed {
  const watched = new Map<string, WatchedPayment>();
  const stale = new Set<string>();
  let running: { readonly loop: Loop; readonly unsubscribe: () => void } | null = null;

  function touch(paymentIds: Iterable<string>): void {
    for (const id of paymentIds) stale.add(id);
    if (stale.size > 0) running?.loop.wake();
  }

  async function loadStale(): Promise<number> {
    const ids = [...stale].slice(0, batchSize);
    for (const id of ids) stale.delete(id);
    const wanted = ids.filter((id) => watched.has(id));
    try {
      if (wanted.length > 0) tell(wanted, await load(wanted));
    } catch (error) {
      for (const id of wanted) stale.add(id);
      throw error;
    }
    return stale.size > 0 ? 0 : longestMs;
  }

  function tell(ids: readonly string[], loaded: readonly LoadedCheckout[]): void {
    const states = new Map(loaded.map((each) => [each.checkout.id, each]));
    for (const id of ids) {
      const payment = watched.get(id);
      const state = states.get(id);
      if (payment === undefined) continue;
      if (state === undefined) for (const reader of [...payment.readers]) reader.onStop();
      else tellState(payment, state, () => touch([id]));
    }
  }

  function start(): void {
    const loop = createLoop({ schedule: timerSchedule, step: loadStale, onError });
    const unsubscribe = hub.subscribe({
      onChange: (change) => touch(affectedBy(change, watched)),
      onStop: () => {
        for (const { readers } of [...watched.values()])
          for (const reader of [...readers]) reader.onStop();
      },
    });
    running = { loop, unsubscribe };
    loop.start();
  }

  function leave(paymentId: string, reader: CheckoutReader): void {
    const payment = watched.get(paymentId);
    payment?.readers.delete(reader);
    if (payment?.readers.size !== 0) return;
    payment.cancelTimer();
    watched.delete(paymentId);
    if (watched.size > 0) return;
    running?.unsubscribe();
    void running?.loop.stop();
    running = null;
  }

  return {
    watch: (paymentId, reader) => {
      const payment = watched.get(paymentId) ?? newPayment();
      payment.readers.add(reader);
      watched.set(paymentId, payment);
      // A reader that comes later gets a state as well, which may be the same.
      payment.told = '';
      if (running === null) start();
      touch([paymentId]);
      return () => leave(paymentId, reader);
    },
  };
}

const newPayment = (): WatchedPayment => ({
  readers: new Set(),
  loaded: null,
  told: '',
  cancelTimer: () => {},
});

/** Tells a state to the readers of a payment, and calls `onTime` when it changes by itself. */
function tellState(payment: WatchedPayment, loaded: LoadedCheckout, onTime: () => void): void {
  const { checkout } = loaded;
  const { serverTime, ...facts } = checkout;
  const { endsAt, nextAt } = checkoutTimes(loaded);
  const isLast = endsAt !== null && endsAt <= serverTime;
  payment.cancelTimer();
  payment.cancelTimer =
    nextAt === null || isLast
      ? () => {}
      : timerSchedule(onTime, Math.min(longestMs, nextAt.getTime() - serverTime.getTime()));
  payment.loaded = loaded;
  const text = JSON.stringify(facts);
  if (text === payment.told && !isLast) return;
  payment.told = text;
  for (const reader of [...payment.readers]) reader.onState({ checkout, isLast });
}
