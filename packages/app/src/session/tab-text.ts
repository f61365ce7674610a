/** Storage of one text for as long as the tab is open. */
export interface TabText {
  read(): string | null;
  write(value: string): void;
}

/** Stores a text in session storage under `key`; nowhere if the browser has no storage. */
export function tabText(page: Pick<Window, 'sessionStorage'>, key: string): TabText {
  return {
    read: () => {
      try {
        return page.sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        page.sessionStorage.setItem(key, value);
      } catch {
        return;
      }
    },
  };
}
