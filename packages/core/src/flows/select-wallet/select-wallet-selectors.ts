import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { SelectWalletState } from './select-wallet-state.ts';

/** A wallet as the list shows it. */
export interface WalletChoice extends Wallet {
  /** In US dollars; null where no price is known, undefined until it is asked. */
  readonly worth: Decimal | null | undefined;
}

/** Most wallets that are listed without a search field. */
const shownWithoutSearch = 6;

/** The activated wallets whose name contains what is searched for, whatever its case. */
export function shownWallets(state: SelectWalletState): readonly WalletChoice[] {
  const wanted = canSearchWallets(state) ? state.search.trim().toLowerCase() : '';
  return activated(state)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map((wallet) => ({ ...wallet, worth: state.worths[wallet.id] }));
}

/** Wallets without a confirmed backup, listed separately to be finished. */
export function unfinishedWallets({ wallets }: SelectWalletState): readonly Wallet[] {
  return wallets.filter(({ isActivated }) => !isActivated);
}

export function canSearchWallets(state: SelectWalletState): boolean {
  return activated(state).length > shownWithoutSearch;
}

function activated({ wallets }: SelectWalletState): readonly Wallet[] {
  return wallets.filter(({ isActivated }) => isActivated);
}
