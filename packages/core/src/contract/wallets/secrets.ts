import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { date, nothing } from '../values.ts';
import { secretPassword, seedPhrase, type WalletIdPath, walletIdPath } from './wallets.ts';

export interface ResetWalletPassword {
  readonly seedPhrase: string;
  readonly newPassword: string;
}
export const resetWalletPassword = {
  method: 'POST',
  path: '/api/wallets/{id}/reset-password',
  summary: 'Seal the wallet under a new cloud password, proved by its seed phrase.',
  status: 204,
  secret: true,
  params: walletIdPath,
  body: (): Schema<ResetWalletPassword> =>
    z.strictObject({ seedPhrase: seedPhrase(), newPassword: secretPassword() }),
  response: nothing,
} satisfies Endpoint<WalletIdPath, unknown, ResetWalletPassword, null>;

export interface ChangeWalletPassword {
  readonly password: string;
  readonly newPassword: string;
}
export const changeWalletPassword = {
  method: 'POST',
  path: '/api/wallets/{id}/change-password',
  summary: 'Seal the wallet under a new cloud password, proved by the old one.',
  status: 204,
  secret: true,
  params: walletIdPath,
  body: (): Schema<ChangeWalletPassword> =>
    z.strictObject({ password: secretPassword(), newPassword: secretPassword() }),
  response: nothing,
} satisfies Endpoint<WalletIdPath, unknown, ChangeWalletPassword, null>;

export interface RevealSeed {
  readonly password: string;
}
export interface RevealedSeed {
  readonly seedPhrase: string;
}
export const revealSeed = {
  method: 'POST',
  path: '/api/wallets/{id}/reveal-seed',
  summary: 'Show the seed phrase, at most three times an hour; the owner is told by mail.',
  secret: true,
  params: walletIdPath,
  body: (): Schema<RevealSeed> => z.strictObject({ password: secretPassword() }),
  response: (): Schema<RevealedSeed> => z.object({ seedPhrase: z.string() }),
} satisfies Endpoint<WalletIdPath, unknown, RevealSeed, RevealedSeed>;

/** Exactly one of the two secrets is given; the other is null. */
export interface UnlockWallet {
  readonly password: string | null;
  readonly seedPhrase: string | null;
  readonly trustDevice: boolean;
}
export interface UnlockedWallet {
  readonly unlocked: true;
  /** Null unless the device is to be trusted. */
  readonly deviceTrustedUntil: Date | null;
}
export const unlockWallet = {
  method: 'POST',
  path: '/api/wallets/{id}/unlock',
  summary: 'Prove possession of the key once on a new device; nothing is kept of it.',
  secret: true,
  params: walletIdPath,
  body: (): Schema<UnlockWallet> =>
    z.strictObject({
      password: z.nullable(secretPassword()),
      seedPhrase: z.nullable(seedPhrase()),
      trustDevice: z.boolean(),
    }),
  response: (): Schema<UnlockedWallet> =>
    z.object({ unlocked: z.literal(true), deviceTrustedUntil: z.nullable(date()) }),
} satisfies Endpoint<WalletIdPath, unknown, UnlockWallet, UnlockedWallet>;
