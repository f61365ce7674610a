import {
  deleteAccount,
  type LabelAddress,
  labelAddress,
  listAvailableAccounts,
  restoreAccount,
  type UpdateAccount,
  updateAccount,
} from '../contract/accounts/account-changes.ts';
import {
  type CreateAccount,
  createAccount,
  type GetDepositAddress,
  getAccount,
  getAccountPublicKey,
  getDepositAddress,
  type ListAddresses,
  listAccounts,
  listAddresses,
} from '../contract/accounts/accounts.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { Network } from '../networks/network-codes.ts';

/** Calls of `client.accounts`. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Filter and page of a list of accounts. */
export interface AccountFilter {
  readonly network?: Network | undefined;
  readonly isDeleted?: boolean | undefined;
  /** Both kinds unless given. */
  readonly isArchived?: boolean | undefined;
  /** Part of the name, without regard to case. */
  readonly search?: string | undefined;
  /** Counts from 1. */
  readonly page?: number | undefined;
  /** At most 100. */
  readonly pageSize?: number | undefined;
}

/** Label of one deposit address. */
export interface AddressLabel extends LabelAddress {
  readonly addressId: string;
}

/** Creates the calls about the accounts of a wallet and their addresses. */
export function createAccounts({ call }: Transport) {
  return {
    /**
     * Lists the accounts of a wallet with their balances.
     * @example
     * const { items } = await client.accounts.list(walletId, { network: 'BTC', pageSize: 100 });
     */
    list: (walletId: string, { network, ...query }: AccountFilter = {}, options?: CallOptions) =>
      call(listAccounts)(
        { params: { walletId }, query: { ...query, cryptoCurrencyType: network } },
        options,
      ),
    /**
     * Loads an account with its balance.
     * @example
     * const { balance } = await client.accounts.get(walletId, accountId);
     */
    get: (walletId: string, accountId: string, options?: CallOptions) =>
      call(getAccount)({ params: { walletId, accountId } }, options),
    /**
     * Creates an account on a network.
     * @example
     * const account = await client.accounts.create(walletId, newAccount);
     */
    create: (walletId: string, account: CreateAccount, options?: CallOptions) =>
      call(createAccount)({ params: { walletId }, body: account }, options),
    /**
     * Renames, archives or orders an account.
     * @example
     * await client.accounts.update(walletId, accountId, { name: 'Rent' });
     */
    update: (walletId: string, accountId: string, change: UpdateAccount, options?: CallOptions) =>
      call(updateAccount)({ params: { walletId, accountId }, body: change }, options),
    /**
     * Deletes an empty account; it can be restored.
     * @example
     * await client.accounts.remove(walletId, accountId);
     */
    remove: (walletId: string, accountId: string, options?: CallOptions) =>
      call(deleteAccount)({ params: { walletId, accountId } }, options),
    /**
     * Restores a deleted account.
     * @example
     * const account = await client.accounts.restore(walletId, accountId);
     */
    restore: (walletId: string, accountId: string, options?: CallOptions) =>
      call(restoreAccount)({ params: { walletId, accountId } }, options),
    /**
     * Lists the accounts of a wallet that hold an asset, by network code or symbol.
     * @example
     * const accounts = await client.accounts.listAvailable(walletId, 'USDT');
     */
    listAvailable: (walletId: string, asset: string, options?: CallOptions) =>
      call(listAvailableAccounts)({ params: { id: walletId, x: asset } }, options),
    /**
     * Loads the deposit address of an account, a new one with `createNew`.
     * @example
     * const { addressValue } = await client.accounts.getDepositAddress(walletId, accountId);
     */
    getDepositAddress: (
      walletId: string,
      accountId: string,
      query: GetDepositAddress = {},
      options?: CallOptions,
    ) => call(getDepositAddress)({ params: { walletId, accountId }, query }, options),
    /**
     * Loads the public key of an account, extended where addresses derive from it. A wallet that
     * imports it sees all addresses and balances of the account, and cannot spend.
     * @example
     * const { publicKey, path } = await client.accounts.getPublicKey(walletId, accountId);
     */
    getPublicKey: (walletId: string, accountId: string, options?: CallOptions) =>
      call(getAccountPublicKey)({ params: { walletId, accountId } }, options),
    /**
     * Lists the addresses of an account.
     * @example
     * const unused = await client.accounts.listAddresses(walletId, accountId, { isUsed: false });
     */
    listAddresses: (
      walletId: string,
      accountId: string,
      query: ListAddresses = {},
      options?: CallOptions,
    ) => call(listAddresses)({ params: { walletId, accountId }, query }, options),
    /**
     * Labels an address of an account.
     * @example
     * await client.accounts.labelAddress(walletId, accountId, { addressId, label: 'Shop' });
     */
    labelAddress: (
      walletId: string,
      accountId: string,
      { addressId, ...label }: AddressLabel,
      options?: CallOptions,
    ) =>
      call(labelAddress)({ params: { walletId, accountId, id: addressId }, body: label }, options),
  };
}
