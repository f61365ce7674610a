import * as z from 'zod/mini';
import { type WalletType, walletTypes } from '../../assets/specified-values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, flag, label, type Page, page, uuid } from '../values.ts';

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

const walletType = (): Schema<WalletType> => z.enum(walletTypes);
/** Long enough for 24 words; the words themselves are judged by core's seed phrase check. */
export const seedPhrase = (): Schema<string> => z.string().check(z.minLength(1), z.maxLength(512));
export const secretPassword = (): Schema<string> =>
  z.string().check(z.minLength(1), z.maxLength(256));

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
export const listWallets = {
  method: 'GET',
  path: '/api/wallets',
  summary: 'The wallets of the user, deleted ones left out.',
  query: (): Schema<ListWallets> => z.strictObject({ IsDeletedFilter: z.exactOptional(flag()) }),
  response: () => page(wallet()),
} satisfies Endpoint<unknown, ListWallets, unknown, Page<Wallet>>;

export const createWallet = {
  method: 'POST',
  path: '/api/wallets/create',
  summary:
    'Create a wallet, or import one from a seed phrase. Imported wallets are active at once.',
  status: 201,
  secret: true,
  body: (): Schema<CreateWallet> =>
    z.strictObject({
      name: label(40),
      password: secretPassword(),
      wordCount: z.union([z.literal(12), z.literal(24)]),
      seedPhrase: z.nullable(seedPhrase()),
      walletType: walletType(),
    }),
  response: (): Schema<CreatedWallet> =>
    z.object({
      id: uuid(),
      name: z.string(),
      isActivated: z.boolean(),
      seedPhrase: z.nullable(z.string()),
    }),
} satisfies Endpoint<unknown, unknown, CreateWallet, CreatedWallet>;

export interface WalletIdPath {
  readonly id: string;
}
export const walletIdPath = (): Schema<WalletIdPath> => z.strictObject({ id: uuid() });
export const activateWallet = {
  method: 'POST',
  path: '/api/wallets/{id}/activate',
  summary: 'Confirm the backup: the phrase must be the one of this wallet, else SEED_MISMATCH.',
  secret: true,
  params: walletIdPath,
  body: (): Schema<ActivateWallet> => z.strictObject({ seedPhrase: seedPhrase() }),
  response: (): Schema<ActivatedWallet> => z.object({ id: uuid(), isActivated: z.literal(true) }),
} satisfies Endpoint<WalletIdPath, unknown, ActivateWallet, ActivatedWallet>;
