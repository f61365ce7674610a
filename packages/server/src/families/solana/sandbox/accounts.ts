import type { LedgerAccount } from './account-entry.ts';
import type { LedgerFault } from './rejection-reasons.ts';

/** The accounts that a transaction names, by their addresses. */
export type Accounts = ReadonlyMap<string, LedgerAccount>;

/** Accounts afterwards, or why there is nothing afterwards. */
export type Outcome =
  | { readonly outcome: 'done'; readonly accounts: Accounts }
  | { readonly outcome: 'failed'; readonly fault: LedgerFault };

/** Returns the account at `address`, or an empty one. */
export function accountAt(accounts: Accounts, address: string): LedgerAccount {
  return accounts.get(address) ?? { lamports: 0n, token: null };
}
