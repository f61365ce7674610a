import type { SubscribeToOtherTabs } from '@billfold/core/internal';

/** Subscribes to the local storage writes of other tabs, by key. */
export function subscribeToStorage(page: Window): SubscribeToOtherTabs {
  return (onChange) => {
    const listener = (event: StorageEvent): void => onChange(event.key);
    page.addEventListener('storage', listener);
    return () => page.removeEventListener('storage', listener);
  };
}
