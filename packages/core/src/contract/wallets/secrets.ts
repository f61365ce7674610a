import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { date, nothing } from '../values.ts';
import type { WalletIdPath } from './wallets.ts';

export interface ResetWalletPassword {
  readonly seedPhrase: string;
  readonly newPassword: string;
}
export const resetWalletPassword: Endpoint<WalletIdPath, unknown, ResetWalletPassword, null> = {
  method: 'POST',
  path: '/api/wallets/{id}/reset-password',
  status: 204,
  secret: true,
  response: nothing,
};

export interface ChangeWalletPassword {
  readonly password: string;
  readonly newPassword: string;
}
export const changeWalletPassword: Endpoint<WalletIdPath, unknown, ChangeWalletPassword, null> = {
  method: 'POST',
  path: '/api/wallets/{id}/change-password',
  status: 204,
  secret: true,
  response: nothing,
};

export interface RevealSeed {
  readonly password: string;
}
export interface RevealedSeed {
  readonly seedPhrase: string;
}
export const revealSeed: Endpoint<WalletIdPath, unknown, RevealSeed, RevealedSeed> = {
  method: 'POST',
  path: '/api/wallets/{id}/reveal-seed',
  secret: true,
  response: (): Schema<RevealedSeed> => z.object({ seedPhrase: z.string() }),
};

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
export const unlockWallet: Endpoint<WalletIdPath, unknown, UnlockWallet, UnlockedWallet> = {
  method: 'POST',
  path: '/api/wallets/{id}/unlock',
  secret: true,
  response: (): Schema<UnlockedWallet> =>
    z.object({ unlocked: z.literal(true), deviceTrustedUntil: z.nullable(date()) }),
};
