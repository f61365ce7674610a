export interface SelectableWallet {
  readonly id: string;
  readonly isActivated: boolean;
}

/**
 * The wallet to work with: the stored one if it is among the activated wallets, else the first of
 * them; embedded, only the stored one.
 * @see spec §4 Wallet selection
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
