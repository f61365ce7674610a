import * as z from 'zod/mini';

import type { Endpoint, Schema } from '../schema.ts';

import { type Wallet, type WalletIdPath, wallet } from './wallets.ts';

const signingPlaces = ['local', 'hosted'] as const;

/** Place of signing. */
export type SigningPlace = (typeof signingPlaces)[number];
/**
 * Creates the schema of a place of signing.
 * @example
 * const place = signingPlace().parse('local');
 */
export const signingPlace = (): Schema<SigningPlace> => z.enum(signingPlaces);

export interface WalletSettings {
  /** Counts the changes: who sends an older one is answered 409 STALE_VERSION. */
  readonly version: number;
  /** Support may look at this wallet, and its launcher shows. */
  readonly supportAccess: boolean;
  /** ISO 4217 code of the currency that amounts are shown in. */
  readonly currency: string;
  readonly locale: string;
  readonly hideBalances: boolean;
  readonly hideSmallBalances: boolean;
  readonly requireUnlockOnNewDevice: boolean;
  /** Account ids in the order of the user. */
  readonly accountOrder: readonly string[];
  /** Id of the account that Send and Receive begin with, by the id of the asset, such as `USDT@ETH`. */
  readonly defaultAccounts: Readonly<Record<string, string>>;
  readonly spamFilter: boolean;
  /** False shows amounts alone, without any call for a price. */
  readonly loadPrices: boolean;
  readonly usageStatistics: boolean;
  /** Place of signing: the browser of the user, which then keeps the secrets, or the server. */
  readonly signing: SigningPlace;
  /** Ids of tokens that are not counted. */
  readonly hiddenTokens: readonly string[];
}
/** Change of the wallet settings; absent fields are kept, and a version that is sent is checked. */
export type UpdateWalletSettings = Partial<WalletSettings>;
const walletSettings = (): Schema<WalletSettings> =>
  z.object({
    version: z.int(),
    supportAccess: z.boolean(),
    currency: z.string(),
    locale: z.string(),
    hideBalances: z.boolean(),
    hideSmallBalances: z.boolean(),
    requireUnlockOnNewDevice: z.boolean(),
    accountOrder: z.readonly(z.array(z.string())),
    defaultAccounts: z.readonly(z.record(z.string(), z.string())),
    spamFilter: z.boolean(),
    loadPrices: z.boolean(),
    usageStatistics: z.boolean(),
    signing: signingPlace(),
    hiddenTokens: z.readonly(z.array(z.string())),
  });

export const getWalletSettings: Endpoint<WalletIdPath, unknown, unknown, WalletSettings> = {
  method: 'GET',
  path: '/api/wallets/{id}/settings',
  response: walletSettings,
};

export const updateWalletSettings: Endpoint<
  WalletIdPath,
  unknown,
  UpdateWalletSettings,
  WalletSettings
> = {
  method: 'PUT',
  path: '/api/wallets/{id}/settings',
  response: walletSettings,
};

export interface RenameWallet {
  readonly name: string;
}
export const renameWallet: Endpoint<WalletIdPath, unknown, RenameWallet, Wallet> = {
  method: 'PUT',
  path: '/api/wallets/{id}',
  response: wallet,
};
