import { createStore } from '@billfold/core/flows';
import { readPayLink } from './read-pay-link.ts';
import type { TabText } from './tab-text.ts';

export interface OpenPaymentState {
  /** Link of the checkout page; null without a payment. */
  readonly link: string | null;
  /** True until Send was opened for it, or the wallet was found to be empty. */
  readonly isNew: boolean;
}

/** The payment that a checkout page asked this wallet for, until it is paid or put aside. */
export interface OpenPayment {
  get(): OpenPaymentState;
  subscribe(listener: () => void): () => void;
  /** Keeps the link of a checkout page over a reload, in place of the one before. */
  keep(link: string): void;
  /** Notes that the payment is no longer new. */
  note(): void;
  forget(): void;
}

/** Creates the memory of the open payment. `tab` keeps it over a reload. */
export function createOpenPayment(tab?: TabText): OpenPayment {
  const stored = new URLSearchParams({ pay: tab?.read() ?? '' });
  const store = createStore(
    (): OpenPaymentState => ({ link: readPayLink(`#${stored}`), isNew: false }),
  );
  const set = (link: string | null): void => {
    store.set({ link, isNew: link !== null });
    tab?.write(link ?? '');
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    keep: set,
    note: () => store.set({ ...store.get(), isNew: false }),
    forget: () => set(null),
  };
}
