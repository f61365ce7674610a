import { createStore } from '@billfold/core';

/** A choice that outlives a reload but not the tab; off at first. */
export interface TabSwitch {
  get(): { readonly isOn: boolean };
  subscribe(listener: () => void): () => void;
  toggle(): void;
}

/** Where a tab keeps one such choice. */
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

/** Kept by the tab under `key`; forgotten with the page where the browser keeps nothing for us. */
export function tabFlag(page: Pick<Window, 'sessionStorage'>, key: string): TabFlag {
  return {
    read: () => {
      try {
        return page.sessionStorage.getItem(key) === 'true';
      } catch {
        return false;
      }
    },
    write: (value) => {
      try {
        page.sessionStorage.setItem(key, String(value));
      } catch {
        return;
      }
    },
  };
}
