import { type AnyBillfoldError, isBillfoldError, type Platform } from '@billfold/core';
import { createStore } from '@billfold/core/flows';
import { type CheckoutCalls, repeat } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { isSettled, stepOf } from './checkout-step.ts';

/** Payment as the page knows it. */
export interface CheckoutState {
  /** Null until the first answer. */
  readonly checkout: Checkout | null;
  /** Error of the last load; null after an answer. */
  readonly failure: AnyBillfoldError | null;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly aheadMs: number;
  /** Amount that was due before the price was refreshed; null while it is the first one. */
  readonly dueBefore: string | null;
}

export interface CheckoutSource {
  get(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** Loads the payment again. Never rejects: a failure is part of the state. */
  load(): Promise<void>;
  /** Takes the answer of an action. */
  show(checkout: Checkout): void;
  /** Loads the payment again and again until the returned function is called. */
  follow(): () => void;
}

export interface CheckoutSourceOptions {
  readonly id: string;
  readonly calls: Pick<CheckoutCalls, 'get'>;
  readonly platform: Pick<Platform, 'clock' | 'schedule'>;
  /** Reports whether anybody sees the page. */
  readonly isVisible: () => boolean;
}

const restsMs = { open: 4_000, settled: 20_000, longest: 30_000 };

/** Creates the state of one payment, which is loaded again while the page is open. */
export function createCheckoutSource(options: CheckoutSourceOptions): CheckoutSource {
  const { id, calls, platform, isVisible } = options;
  const { clock, schedule } = platform;
  const store = createStore<CheckoutState>(() => ({
    ...{ checkout: null, failure: null, aheadMs: 0, dueBefore: null },
  }));
  let failures = 0;

  function show(next: Checkout): void {
    const { checkout: known, dueBefore } = store.get();
    failures = 0;
    // An answer that was overtaken by a newer one.
    const checkout = known !== null && known.sequence > next.sequence ? known : next;
    store.set({
      checkout,
      failure: null,
      aheadMs: next.serverTime.getTime() - clock.now(),
      dueBefore: repriced(known, checkout) ?? dueBefore,
    });
  }

  async function load(): Promise<void> {
    try {
      show(await calls.get(id, { attempts: 1 }));
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      failures += 1;
      store.set({ ...store.get(), failure: error });
    }
  }

  function restMs(): number {
    const { checkout, failure } = store.get();
    const usual = checkout && isSettled(stepOf(checkout)) ? restsMs.settled : restsMs.open;
    const wanted = failure !== null && 'retryAfterMs' in failure ? (failure.retryAfterMs ?? 0) : 0;
    return Math.max(wanted, Math.min(usual * 2 ** failures, restsMs.longest));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    show,
    follow: () => repeat({ schedule, restMs, task: () => (isVisible() ? load() : undefined) }),
  };
}

/** Returns the due of a quote that another one of its asset replaced before anything was paid. */
function repriced(known: Checkout | null, next: Checkout): string | null {
  if (known?.due == null || next.due === null || known.due === next.due) return null;
  const isSame =
    known.selected?.asset === next.selected?.asset &&
    known.selected?.network === next.selected?.network;
  return isSame && next.status === 'PENDING' && next.paidState === 'UNPAID' ? known.due : null;
}
