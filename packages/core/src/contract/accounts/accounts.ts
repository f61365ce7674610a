import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import { type AddressType, addressTypes } from '../address-types.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type AccountPath,
  date,
  decimal,
  network,
  type Page,
  page,
  uuid,
  type WalletPath,
} from '../values.ts';

export interface Token {
  readonly tokenId: string;
  readonly name: string;
  readonly symbol: string;
  readonly balance: Decimal;
  readonly decimals: number;
  readonly logo: string | null;
  readonly contract: string;
  readonly isHidden: boolean;
}
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly blockchainNetwork: Network;
  readonly derivationPath: string;
  /** Kind of its addresses; null on networks whose addresses are of one kind. */
  readonly addressType: AddressType | null;
  /** Confirmed funds plus own unconfirmed change: what can be sent before fees. */
  readonly nativeBalance: Decimal;
  /** Incoming funds that wait for their required confirmations. */
  readonly pendingBalance: Decimal;
  /** `nativeBalance` in US dollars, two decimals; null without a price. */
  readonly fiatBalance: Decimal | null;
  readonly tokens: readonly Token[];
  readonly isArchived: boolean;
  readonly isDeleted: boolean;
  readonly depositAddressCount: number;
  /**
   * True once the account can receive, on networks where a first deposit of the native asset
   * activates it.
   */
  readonly activatedOnChain: boolean;
  /**
   * Since when its list of transactions is whole: an imported phrase has a past that some nodes do not
   * tell. Balances count all of it. Null where nothing is missing.
   */
  readonly historyFrom: Date | null;
  /**
   * True while the server looks for earlier payments to other accounts of the same imported phrase on this network. An
   * account that has some is added to the wallet.
   */
  readonly isSearching: boolean;
  readonly createdAt: Date;
  /** When the balances were last in step with the chain. */
  readonly asOf: Date;
  readonly stale: boolean;
}
/**
 * Ways in which wallets count accounts on Ethereum and BNB Smart Chain. `ACCOUNT` counts the account of BIP-44,
 * m/44'/60'/n'/0/0, as Ledger does, and `ADDRESS` the address, m/44'/60'/0'/0/n, as MetaMask does. The first account is
 * the same in both.
 * @example
 * keyPaths.map((path) => <option key={path}>{path}</option>);
 */
export const keyPaths = ['ACCOUNT', 'ADDRESS'] as const;
export type KeyPath = (typeof keyPaths)[number];

export interface CreateAccount {
  readonly name: string;
  readonly cryptoCurrencyType: Network;
  /** `ACCOUNT` unless given. */
  readonly keyPath?: KeyPath;
  /** `wpkh` unless given; of Bitcoin and Litecoin alone. */
  readonly addressType?: AddressType;
  readonly password: string | null;
  readonly seedPhrase: string | null;
}
export interface DepositAddress {
  readonly id: string;
  readonly addressValue: string;
}
/** Public side of an account: it tells all addresses and balances, and cannot spend. */
export interface AccountPublicKey {
  /** Derivation path of the key, such as `m/84'/0'/0'`. */
  readonly path: string;
  /** BIP-32 text of an extended key; otherwise the key in the form of its network. */
  readonly publicKey: string;
  /** True where addresses derive from it; false for the key of the only address. */
  readonly isExtended: boolean;
  /** Output descriptor with its checksum (BIP-380), for networks whose wallets read it. */
  readonly descriptor: string | null;
}
export interface AddressRow extends DepositAddress {
  readonly label: string | null;
  readonly isUsed: boolean;
  readonly balance: Decimal;
  readonly createdAt: Date;
  readonly path: string;
}

const token = (): Schema<Token> =>
  z.object({
    tokenId: z.string(),
    name: z.string(),
    symbol: z.string(),
    balance: decimal(),
    decimals: z.int(),
    logo: z.nullable(z.string()),
    contract: z.string(),
    isHidden: z.boolean(),
  });
export const account = (): Schema<Account> =>
  z.object({
    id: uuid(),
    name: z.string(),
    blockchainNetwork: network(),
    derivationPath: z.string(),
    addressType: z.nullable(z.enum(addressTypes)),
    nativeBalance: decimal(),
    pendingBalance: decimal(),
    fiatBalance: z.nullable(decimal()),
    tokens: z.readonly(z.array(token())),
    isArchived: z.boolean(),
    isDeleted: z.boolean(),
    depositAddressCount: z.int(),
    activatedOnChain: z.boolean(),
    historyFrom: z.nullable(date()),
    isSearching: z.boolean(),
    createdAt: date(),
    asOf: date(),
    stale: z.boolean(),
  });

export const createAccount: Endpoint<WalletPath, unknown, CreateAccount, Account> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/accounts',
  status: 201,
  secret: true,
  response: account,
};

export interface ListAccounts {
  readonly page?: number;
  readonly pageSize?: number;
  /** Network code, symbol or asset identifier, in any case; empty selects everything. */
  readonly cryptoCurrencyType?: string;
  readonly isDeleted?: boolean;
  /** Both kinds unless given. */
  readonly isArchived?: boolean;
  /** Part of the name, in capitals or not. */
  readonly search?: string;
}
export const listAccounts: Endpoint<WalletPath, ListAccounts, unknown, Page<Account>> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/accounts',
  response: () => page(account()),
};

export const getAccount: Endpoint<AccountPath, unknown, unknown, Account> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/accounts/{accountId}',
  response: account,
};

export interface GetDepositAddress {
  readonly createNew?: boolean;
}
export const getDepositAddress: Endpoint<AccountPath, GetDepositAddress, unknown, DepositAddress> =
  {
    method: 'GET',
    path: '/api/wallets/{walletId}/accounts/{accountId}/deposit-address',
    secret: true,
    response: (): Schema<DepositAddress> => z.object({ id: uuid(), addressValue: z.string() }),
  };

export const getAccountPublicKey: Endpoint<AccountPath, unknown, unknown, AccountPublicKey> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/accounts/{accountId}/public-key',
  secret: true,
  response: (): Schema<AccountPublicKey> =>
    z.object({
      path: z.string(),
      publicKey: z.string(),
      isExtended: z.boolean(),
      descriptor: z.nullable(z.string()),
    }),
};

export const addressRow = (): Schema<AddressRow> =>
  z.object({
    id: uuid(),
    addressValue: z.string(),
    label: z.nullable(z.string()),
    isUsed: z.boolean(),
    balance: decimal(),
    createdAt: date(),
    path: z.string(),
  });

export interface ListAddresses {
  readonly hasBalance?: boolean;
  readonly isUsed?: boolean;
}
export const listAddresses: Endpoint<AccountPath, ListAddresses, unknown, readonly AddressRow[]> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/accounts/{accountId}/addresses',
  response: (): Schema<readonly AddressRow[]> => z.readonly(z.array(addressRow())),
};
