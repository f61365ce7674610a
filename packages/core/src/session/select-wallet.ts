export interface SelectableWallet {
  readonly id: string;
  readonly isActivated: boolean;
}

/**
 * Selects the wallet to work with (R-WAL-05): the stored one if it is among the activated wallets,
 * else the first of them; embedded, only the stored one.
 * @example
 * const wallets = [{ id: 'a', isActivated: false }, { id: 'b', isActivated: true }];
 * selectWallet(wallets, null, { embedded: false })?.id; // 'b'
 * selectWallet(wallets, null, { embedded: true }); // null
 */
export function selectWallet<W extends SelectableWallet>(
  wallets: readonly W[],
  storedId: string | null,
  options: { readonly embedded: boolean },
): W | null {
  const activated = wallets.filter((wallet) => wallet.isActivated);
  const stored = activated.find((wallet) => wallet.id === storedId) ?? null;
  return options.embedded ? stored : (stored ?? activated[0] ?? null);
}
