import type { BillfoldClient } from '@billfold/core';
import type { AddressRow, DepositAddress } from '@billfold/core/contract';
import type { QueryStore, Resource } from '@billfold/core/flows';

/** Account of a wallet. */
export interface AccountKey {
  readonly walletId: string;
  readonly accountId: string;
}

/** Deposit addresses of an account. */
export interface AccountAddresses {
  /** Address to be paid to now: the newest unused one, or a new one when all are used. */
  current(account: AccountKey): Resource<DepositAddress>;
  /** All of them, newest first. */
  list(account: AccountKey): Resource<readonly AddressRow[]>;
}

export function createAccountAddresses(
  { accounts }: Pick<BillfoldClient, 'accounts'>,
  { addKeyed }: QueryStore<never>,
): AccountAddresses {
  return {
    current: addKeyed(({ walletId, accountId }: AccountKey, signal) =>
      accounts.getDepositAddress(walletId, accountId, { createNew: false }, { signal }),
    ),
    list: addKeyed(({ walletId, accountId }: AccountKey, signal) =>
      accounts.listAddresses(walletId, accountId, {}, { signal }),
    ),
  };
}
