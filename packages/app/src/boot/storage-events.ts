import type { SubscribeToOtherTabs } from '@billfold/core';

/** What other tabs write to local storage, by key. */
export function subscribeToStorage(page: Window): SubscribeToOtherTabs {
  return (onChange) => {
    const listener = (event: StorageEvent): void => onChange(event.key);
    page.addEventListener('storage', listener);
    return () => page.removeEventListener('storage', listener);
  };
}
