import { createStore } from '@billfold/core/flows';
import { tabText } from './tab-text.ts';

/** A flag that outlives a reload but not the tab; initially off. */
export interface TabSwitch {
  get(): { readonly isOn: boolean };
  subscribe(listener: () => void): () => void;
  toggle(): void;
}

/** The storage of one flag of a tab. */
export interface TabFlag {
  read(): boolean;
  write(value: boolean): void;
}

export function createTabSwitch(flag: TabFlag | undefined): TabSwitch {
  const store = createStore(() => ({ isOn: flag?.read() ?? false }));
  return {
    get: store.get,
    subscribe: store.subscribe,
    toggle: () => {
      const isOn = !store.get().isOn;
      store.set({ isOn });
      flag?.write(isOn);
    },
  };
}

/** Stores the flag in session storage under `key`; in memory where the browser has no storage. */
export function tabFlag(page: Pick<Window, 'sessionStorage'>, key: string): TabFlag {
  const text = tabText(page, key);
  return {
    read: () => text.read() === 'true',
    write: (value) => text.write(String(value)),
  };
}
