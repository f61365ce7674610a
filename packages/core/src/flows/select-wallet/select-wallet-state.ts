import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { Decimal } from '../../money/decimal.ts';

export interface SelectWalletState {
  readonly status: 'loading' | 'failed' | 'ready' | 'chosen';
  /** Wallets in the order of the service. */
  readonly wallets: readonly Wallet[];
  /** Worth in US dollars by wallet id; null where no price is known, absent until it is asked. */
  readonly worths: Readonly<Record<string, Decimal | null>>;
  /** Text as typed. */
  readonly search: string;
  readonly failure: AnyBillfoldError | null;
}

export type SelectWalletEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly wallets: readonly Wallet[] }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'worth-loaded'; readonly walletId: string; readonly worth: Decimal | null }
  | { readonly type: 'search-changed'; readonly text: string }
  | { readonly type: 'chosen' };

export function initialSelectWallet(): SelectWalletState {
  return { status: 'loading', wallets: [], worths: {}, search: '', failure: null };
}
