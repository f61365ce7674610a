import { type AnyBillfoldError, isBillfoldError, type Platform } from '@billfold/core';
import { createStore } from '@billfold/core/flows';
import { type CheckoutCalls, isEnded, repeat } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { isDueChanged } from './is-due-changed.ts';

/** Payment as the page knows it. */
export interface CheckoutState {
  /** Null until the first answer. */
  readonly checkout: Checkout | null;
  /** Error of the last load; null after an answer. */
  readonly failure: AnyBillfoldError | null;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly aheadMs: number;
  /** Time of the last answer by the clock of this device, in milliseconds since 1970. */
  readonly loadedAt: number;
  /** True once another amount was due of the same asset. */
  readonly isRepriced: boolean;
}

export interface CheckoutSource {
  get(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** Loads the payment again. Never rejects: a failure is part of the state. */
  load(): Promise<void>;
  /** Loads the payment before it is followed, which then does not load it again. */
  loadAhead(): Promise<void>;
  /** Takes the answer of an action. */
  show(checkout: Checkout): void;
  /** Loads the payment, and watches it until the returned function is called. */
  follow(): () => void;
}

export interface CheckoutSourceOptions {
  readonly id: string;
  readonly calls: Pick<CheckoutCalls, 'get' | 'watch'>;
  readonly platform: Pick<Platform, 'clock' | 'schedule'>;
}

/** Money can come after the end too, and the stream of an ended payment ends with the day after. */
const endedRestMs = 10_000;

/** While a payer waits, the stream is not relied on alone: it says nothing where nothing changes. */
const waitingRestMs = 10_000;

/** Creates the state of one payment, which is watched while the page is open. */
export function createCheckoutSource(options: CheckoutSourceOptions): CheckoutSource {
  const { id, calls, platform } = options;
  const { clock, schedule } = platform;
  const store = createStore<CheckoutState>(() => ({
    ...{ checkout: null, failure: null, aheadMs: 0, loadedAt: 0, isRepriced: false },
  }));
  let watching: (() => void) | null = null;
  let isStreamOver = false;
  let isFollowed = false;
  let isAhead = false;
  let shownActions = 0;
  let cancelDeadline = (): void => undefined;

  function show(next: Checkout): void {
    shownActions += 1;
    take(next);
  }

  function take(next: Checkout): void {
    const { checkout: known, isRepriced } = store.get();
    // An answer that was overtaken by a newer one.
    const checkout = known !== null && known.sequence > next.sequence ? known : next;
    store.set({
      checkout,
      failure: null,
      aheadMs: next.serverTime.getTime() - clock.now(),
      loadedAt: clock.now(),
      isRepriced: isRepriced || isDueChanged(known, checkout),
    });
    if (isFollowed) keepUp(checkout);
  }

  function keepUp(checkout: Checkout): void {
    loadAtDeadline(checkout);
    if (!isOver(checkout)) isStreamOver = false;
    // Late money for a payment that has ended is told while its stream lasts.
    if (watching === null && !isStreamOver && checkout.status !== 'COMPLETED') watch();
  }

  function loadAhead(): Promise<void> {
    isAhead = true;
    return load();
  }

  async function load(): Promise<void> {
    const before = shownActions;
    try {
      const answer = await calls.get(id, { attempts: 1 });
      // It may be from before an action that has been answered meanwhile, which not all sequences tell.
      if (before !== shownActions) return await load();
      take(answer);
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      store.set({ ...store.get(), failure: error });
    }
  }

  function watch(): void {
    watching = calls.watch(id, {
      onCheckout: take,
      // The watch polls without a word; the page says why it may be old.
      onConnection: (isConnected) => {
        if (!isConnected) void load();
      },
      onEnded: () => {
        isStreamOver = true;
        watching = null;
      },
    });
  }

  /** A payment that is not known yet may be one whose payer waits. */
  function isWaiting(): boolean {
    const { checkout } = store.get();
    return checkout === null || checkout.method !== null;
  }

  /** The address goes with the end of the window, also where nothing else happens then. */
  function loadAtDeadline({ expiresAt, serverTime }: Checkout): void {
    cancelDeadline();
    const leftMs = expiresAt === null ? 0 : expiresAt.getTime() - serverTime.getTime();
    cancelDeadline = leftMs > 0 ? schedule(() => void load(), leftMs) : () => undefined;
  }

  function follow(): () => void {
    isFollowed = true;
    const { checkout } = store.get();
    if (!isAhead) void load();
    else if (checkout !== null) keepUp(checkout);
    isAhead = false;
    const stopLooking = repeat({
      schedule,
      restMs: () => (isWaiting() ? waitingRestMs : endedRestMs),
      task: () => (watching === null || isWaiting() ? load() : undefined),
    });
    return () => {
      isFollowed = false;
      stopLooking();
      cancelDeadline();
      watching?.();
      watching = null;
    };
  }

  return { get: store.get, subscribe: store.subscribe, load, loadAhead, show, follow };
}

function isOver({ status }: Checkout): boolean {
  return status === 'COMPLETED' || isEnded(status);
}
