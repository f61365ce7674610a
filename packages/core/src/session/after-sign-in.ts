import { type SelectableWallet, selectWallet } from './select-wallet.ts';

export interface AfterSignInFacts {
  readonly isEmailVerified: boolean;
  readonly wallets: readonly SelectableWallet[];
  /** The wallet that was last worked with on this device. */
  readonly storedWalletId: string | null;
  /** True if the wallet to select must be unlocked on this device. */
  readonly needsUnlock: boolean;
}

/** Next step after sign-in, before the requested page. */
export type AfterSignIn = 'verify-email' | 'new-wallet' | 'select-wallet' | 'unlock' | 'go-on';

/**
 * Decides the next step after sign-in, one question after the other; a question with a single
 * answer is skipped.
 */
export function afterSignIn(facts: AfterSignInFacts): AfterSignIn {
  const { isEmailVerified, wallets, storedWalletId, needsUnlock } = facts;
  if (!isEmailVerified) return 'verify-email';
  const selected = selectWallet(wallets, storedWalletId, { embedded: false });
  if (selected === null) return 'new-wallet';
  const isOnlyOne = wallets.filter(({ isActivated }) => isActivated).length === 1;
  if (selected.id !== storedWalletId && !isOnlyOne) return 'select-wallet';
  return needsUnlock ? 'unlock' : 'go-on';
}
