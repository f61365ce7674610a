import * as z from 'zod/mini';
import { displayCurrency } from '../rates/currency-rates.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { label, localeTag, uuid } from '../values.ts';
import { type Wallet, type WalletIdPath, wallet, walletIdPath } from './wallets.ts';

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
  readonly spamFilter: boolean;
  readonly usageStatistics: boolean;
  /** Ids of tokens that are not counted. */
  readonly hiddenTokens: readonly string[];
}
/** What is left out stays as it is; the version is checked when it is sent. */
export type UpdateWalletSettings = Partial<WalletSettings>;

const tokenIds = () => z.readonly(z.array(label(128)).check(z.maxLength(1_000)));
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
    spamFilter: z.boolean(),
    usageStatistics: z.boolean(),
    hiddenTokens: z.readonly(z.array(z.string())),
  });

export const getWalletSettings = {
  method: 'GET',
  path: '/api/wallets/{id}/settings',
  summary: 'The settings of a wallet.',
  params: walletIdPath,
  response: walletSettings,
} satisfies Endpoint<WalletIdPath, unknown, unknown, WalletSettings>;

export const updateWalletSettings = {
  method: 'PUT',
  path: '/api/wallets/{id}/settings',
  summary: 'Change some settings of a wallet. 409 STALE_VERSION when they have changed since.',
  params: walletIdPath,
  body: (): Schema<UpdateWalletSettings> => {
    const flag = () => z.exactOptional(z.boolean());
    return z.strictObject({
      version: z.exactOptional(z.int()),
      supportAccess: flag(),
      currency: z.exactOptional(displayCurrency()),
      locale: z.exactOptional(localeTag()),
      hideBalances: flag(),
      hideSmallBalances: flag(),
      requireUnlockOnNewDevice: flag(),
      accountOrder: z.exactOptional(z.readonly(z.array(uuid()).check(z.maxLength(1_000)))),
      spamFilter: flag(),
      usageStatistics: flag(),
      hiddenTokens: z.exactOptional(tokenIds()),
    });
  },
  response: walletSettings,
} satisfies Endpoint<WalletIdPath, unknown, UpdateWalletSettings, WalletSettings>;

export interface RenameWallet {
  readonly name: string;
}
export const renameWallet = {
  method: 'PUT',
  path: '/api/wallets/{id}',
  summary: 'Give a wallet another name; no two of a user have the same.',
  params: walletIdPath,
  body: (): Schema<RenameWallet> => z.strictObject({ name: label(40) }),
  response: wallet,
} satisfies Endpoint<WalletIdPath, unknown, RenameWallet, Wallet>;
