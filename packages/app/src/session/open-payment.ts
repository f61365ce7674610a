import { createStore } from '@billfold/core/flows';
import { readPayLink } from './read-pay-link.ts';
import type { TabText } from './tab-text.ts';

/** The payment that a checkout page asked this wallet for, until it is paid or put aside. */
export interface OpenPayment {
  /** Link of the checkout page; null without a payment. */
  get(): { readonly link: string | null };
  subscribe(listener: () => void): () => void;
  /** Keeps the link of a checkout page over a reload, in place of the one before. */
  keep(link: string): void;
  forget(): void;
}

/** Creates the memory of the open payment. `tab` keeps it over a reload. */
export function createOpenPayment(tab?: TabText): OpenPayment {
  const stored = new URLSearchParams({ pay: tab?.read() ?? '' });
  const store = createStore((): { link: string | null } => ({ link: readPayLink(`#${stored}`) }));
  const set = (link: string | null): void => {
    store.set({ link });
    tab?.write(link ?? '');
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    keep: set,
    forget: () => set(null),
  };
}
