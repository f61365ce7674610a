/** Choice that a dialog begins with the next time. */
export type ChoiceName = 'sign-method' | 'send-account' | 'send-asset' | 'receive-account';

/**
 * Last choices in the dialogs of a page, by wallet. In memory only: the keys that the wallet stores
 * on a device are specified, and none of them is for this.
 */
export interface RecentChoices {
  /** Returns the last choice; null before the first. */
  read(name: ChoiceName, walletId: string): string | null;
  keep(name: ChoiceName, walletId: string, choice: string): void;
}

/** Creates an empty store, one for as long as a provider has its client. */
export function createRecentChoices(): RecentChoices {
  const choices = new Map<string, string>();
  const keyOf = (name: ChoiceName, walletId: string): string => `${name} ${walletId}`;
  return {
    read: (name, walletId) => choices.get(keyOf(name, walletId)) ?? null,
    keep: (name, walletId, choice) => void choices.set(keyOf(name, walletId), choice),
  };
}
