import * as z from 'zod/mini';
import { addressTypes } from '../address-types.ts';
import { describeRequest } from '../request-schemas.ts';
import {
  accountPath,
  currencyFilter,
  currencyNetwork,
  flag,
  orNull,
  walletPath,
} from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { label, pageNumber, uuid } from '../values.ts';
import { secretPassword, seedPhrase } from '../wallets/requests.ts';
import type {
  AddressPath,
  AvailableAccountsPath,
  LabelAddress,
  UpdateAccount,
} from './account-changes.ts';
import * as accountChangesCalls from './account-changes.ts';
import * as accountsCalls from './accounts.ts';
import {
  type CreateAccount,
  type GetDepositAddress,
  keyPaths,
  type ListAccounts,
  type ListAddresses,
} from './accounts.ts';

/** Requests of the calls in contract/accounts, for the server, its documents and the fakes. */
export const accountRequests = [
  describeRequest(accountChangesCalls.updateAccount, {
    summary: 'Rename or archive an account, or hide tokens of it.',
    params: accountPath,
    body: (): Schema<UpdateAccount> =>
      z.strictObject({
        name: z.exactOptional(label(40)),
        isArchived: z.exactOptional(z.boolean()),
        hiddenTokens: z.exactOptional(z.readonly(z.array(label(128)).check(z.maxLength(1_000)))),
      }),
  }),
  describeRequest(accountChangesCalls.deleteAccount, {
    summary: 'Delete an empty account; 409 ACCOUNT_NOT_EMPTY while it holds or awaits anything.',
    params: accountPath,
  }),
  describeRequest(accountChangesCalls.restoreAccount, {
    summary: 'Take a deleted account back.',
    params: accountPath,
  }),
  describeRequest(accountChangesCalls.labelAddress, {
    summary: 'Name a deposit address.',
    params: (): Schema<AddressPath> =>
      z.strictObject({ walletId: uuid(), accountId: uuid(), id: uuid() }),
    body: (): Schema<LabelAddress> => z.strictObject({ label: orNull(label(80)) }),
  }),
  describeRequest(accountChangesCalls.listAvailableAccounts, {
    summary: 'The active accounts of a wallet that can hold an asset.',
    params: (): Schema<AvailableAccountsPath> =>
      z.strictObject({ id: uuid(), x: z.string().check(z.minLength(1), z.maxLength(32)) }),
  }),
  describeRequest(accountsCalls.createAccount, {
    summary:
      'Open an account from the public keys of the wallet. KEY_REQUIRED when they are used up.',
    params: walletPath,
    body: (): Schema<CreateAccount> =>
      z.strictObject({
        name: label(40),
        cryptoCurrencyType: currencyNetwork(),
        keyPath: z.exactOptional(z.enum(keyPaths)),
        addressType: z.exactOptional(z.enum(addressTypes)),
        password: orNull(secretPassword()),
        seedPhrase: orNull(seedPhrase()),
      }),
  }),
  describeRequest(accountsCalls.listAccounts, {
    summary: 'The accounts of a wallet with their balances.',
    params: walletPath,
    query: (): Schema<ListAccounts> =>
      z.strictObject({
        page: z.exactOptional(pageNumber(1_000_000)),
        pageSize: z.exactOptional(pageNumber(100)),
        cryptoCurrencyType: z.exactOptional(currencyFilter()),
        isDeleted: z.exactOptional(flag()),
        isArchived: z.exactOptional(flag()),
        search: z.exactOptional(z.string().check(z.maxLength(40))),
      }),
  }),
  describeRequest(accountsCalls.getAccount, {
    summary: 'One account of a wallet with its balances.',
    params: accountPath,
  }),
  describeRequest(accountsCalls.getDepositAddress, {
    summary:
      'The current unused address; with createNew=true the next one (ADDRESS_GAP_LIMIT at 20).',
    params: accountPath,
    query: (): Schema<GetDepositAddress> => z.strictObject({ createNew: z.exactOptional(flag()) }),
  }),
  describeRequest(accountsCalls.getAccountPublicKey, {
    summary:
      'The public key of an account, extended where addresses derive from it. It cannot spend.',
    params: accountPath,
  }),
  describeRequest(accountsCalls.listAddresses, {
    summary: 'The deposit addresses of an account, newest first.',
    params: accountPath,
    query: (): Schema<ListAddresses> =>
      z.strictObject({ hasBalance: z.exactOptional(flag()), isUsed: z.exactOptional(flag()) }),
  }),
];
