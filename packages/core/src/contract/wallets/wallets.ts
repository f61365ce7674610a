import * as z from 'zod/mini';
import { type WalletType, walletTypes } from '../../assets/specified-values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, type Page, page, uuid, type WalletPath } from '../values.ts';

export interface Wallet {
  readonly id: string;
  readonly name: string;
  readonly isActivated: boolean;
  readonly walletType: WalletType;
  readonly createdAt: Date;
  readonly accountsCount: number;
  readonly lastUsedAt: Date | null;
}
export interface CreateWallet {
  readonly name: string;
  /** The cloud encryption password; used once to seal the seed, never stored. */
  readonly password: string;
  readonly wordCount: 12 | 24;
  /** A phrase to import, else null. */
  readonly seedPhrase: string | null;
  readonly walletType: WalletType;
}
export interface CreatedWallet {
  readonly id: string;
  readonly name: string;
  readonly isActivated: boolean;
  /** The new phrase, shown this once; null on import. */
  readonly seedPhrase: string | null;
}
export interface ActivateWallet {
  readonly seedPhrase: string;
}
export interface ActivatedWallet {
  readonly id: string;
  readonly isActivated: true;
}

export const walletType = (): Schema<WalletType> => z.enum(walletTypes);

export const wallet = (): Schema<Wallet> =>
  z.object({
    id: uuid(),
    name: z.string(),
    isActivated: z.boolean(),
    walletType: walletType(),
    createdAt: date(),
    accountsCount: z.int(),
    lastUsedAt: z.nullable(date()),
  });

export interface ListWallets {
  readonly IsDeletedFilter?: boolean;
}
export const listWallets: Endpoint<unknown, ListWallets, unknown, Page<Wallet>> = {
  method: 'GET',
  path: '/api/wallets',
  response: () => page(wallet()),
};

export const getWallet: Endpoint<WalletPath, unknown, unknown, Wallet> = {
  method: 'GET',
  path: '/api/wallets/{walletId}',
  response: wallet,
};

export const createWallet: Endpoint<unknown, unknown, CreateWallet, CreatedWallet> = {
  method: 'POST',
  path: '/api/wallets/create',
  status: 201,
  secret: true,
  response: (): Schema<CreatedWallet> =>
    z.object({
      id: uuid(),
      name: z.string(),
      isActivated: z.boolean(),
      seedPhrase: z.nullable(z.string()),
    }),
};

export interface WalletIdPath {
  readonly id: string;
}
export const activateWallet: Endpoint<WalletIdPath, unknown, ActivateWallet, ActivatedWallet> = {
  method: 'POST',
  path: '/api/wallets/{id}/activate',
  secret: true,
  response: (): Schema<ActivatedWallet> => z.object({ id: uuid(), isActivated: z.literal(true) }),
};
