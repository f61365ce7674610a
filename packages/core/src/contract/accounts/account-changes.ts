import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type AccountPath, accountPath, label, nothing, uuid } from '../values.ts';
import type { WalletIdPath } from '../wallets/wallets.ts';
import { type Account, type AddressRow, account, addressRow } from './accounts.ts';

/** What is left out stays as it is. */
export interface UpdateAccount {
  readonly name?: string;
  readonly isArchived?: boolean;
  /** Ids of tokens that are not shown. */
  readonly hiddenTokens?: readonly string[];
}
export const updateAccount = {
  method: 'PUT',
  path: '/api/wallets/{walletId}/accounts/{accountId}',
  summary: 'Rename or archive an account, or hide tokens of it.',
  params: accountPath,
  body: (): Schema<UpdateAccount> =>
    z.strictObject({
      name: z.exactOptional(label(40)),
      isArchived: z.exactOptional(z.boolean()),
      hiddenTokens: z.exactOptional(z.readonly(z.array(label(128)).check(z.maxLength(1_000)))),
    }),
  response: account,
} satisfies Endpoint<AccountPath, unknown, UpdateAccount, Account>;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/wallets/{walletId}/accounts/{accountId}',
  summary: 'Delete an empty account; 409 ACCOUNT_NOT_EMPTY while it holds or awaits anything.',
  status: 204,
  params: accountPath,
  response: nothing,
} satisfies Endpoint<AccountPath, unknown, unknown, null>;

export const restoreAccount = {
  method: 'POST',
  path: '/api/wallets/{walletId}/accounts/{accountId}/restore',
  summary: 'Take a deleted account back.',
  params: accountPath,
  response: account,
} satisfies Endpoint<AccountPath, unknown, unknown, Account>;

export interface AddressPath extends AccountPath {
  readonly id: string;
}
export interface LabelAddress {
  /** Null takes the label away. */
  readonly label: string | null;
}
export const labelAddress = {
  method: 'PUT',
  path: '/api/wallets/{walletId}/accounts/{accountId}/addresses/{id}',
  summary: 'Name a deposit address.',
  params: (): Schema<AddressPath> =>
    z.strictObject({ walletId: uuid(), accountId: uuid(), id: uuid() }),
  body: (): Schema<LabelAddress> => z.strictObject({ label: z.nullable(label(80)) }),
  response: addressRow,
} satisfies Endpoint<AddressPath, unknown, LabelAddress, AddressRow>;

export interface AvailableAccountsPath extends WalletIdPath {
  /** A cryptocurrency identifier or a symbol. */
  readonly x: string;
}
export const listAvailableAccounts = {
  method: 'GET',
  path: '/api/wallets/{id}/available-accounts/{x}',
  summary: 'The active accounts of a wallet that can hold an asset.',
  params: (): Schema<AvailableAccountsPath> =>
    z.strictObject({ id: uuid(), x: z.string().check(z.minLength(1), z.maxLength(32)) }),
  response: (): Schema<readonly Account[]> => z.readonly(z.array(account())),
} satisfies Endpoint<AvailableAccountsPath, unknown, unknown, readonly Account[]>;
