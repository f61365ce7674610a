import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type AccountPath, nothing } from '../values.ts';
import type { WalletIdPath } from '../wallets/wallets.ts';
import { type Account, type AddressRow, account, addressRow } from './accounts.ts';

/** Change of an account; absent fields are kept. */
export interface UpdateAccount {
  readonly name?: string;
  readonly isArchived?: boolean;
  /** Ids of tokens that are not shown. */
  readonly hiddenTokens?: readonly string[];
}
export const updateAccount: Endpoint<AccountPath, unknown, UpdateAccount, Account> = {
  method: 'PUT',
  path: '/api/wallets/{walletId}/accounts/{accountId}',
  response: account,
};

export const deleteAccount: Endpoint<AccountPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/api/wallets/{walletId}/accounts/{accountId}',
  status: 204,
  response: nothing,
};

export const restoreAccount: Endpoint<AccountPath, unknown, unknown, Account> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/accounts/{accountId}/restore',
  response: account,
};

export interface AddressPath extends AccountPath {
  readonly id: string;
}
export interface LabelAddress {
  /** Null takes the label away. */
  readonly label: string | null;
}
export const labelAddress: Endpoint<AddressPath, unknown, LabelAddress, AddressRow> = {
  method: 'PUT',
  path: '/api/wallets/{walletId}/accounts/{accountId}/addresses/{id}',
  response: addressRow,
};

export interface AvailableAccountsPath extends WalletIdPath {
  /**
   * Cryptocurrency identifier or symbol: see "Accounts that can hold an asset" in
   * docs/decisions/networks.md.
   */
  readonly x: string;
}
export const listAvailableAccounts: Endpoint<
  AvailableAccountsPath,
  unknown,
  unknown,
  readonly Account[]
> = {
  method: 'GET',
  path: '/api/wallets/{id}/available-accounts/{x}',
  response: (): Schema<readonly Account[]> => z.readonly(z.array(account())),
};
