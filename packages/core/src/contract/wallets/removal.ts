import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { label, nothing } from '../values.ts';
import {
  secretPassword,
  seedPhrase,
  type Wallet,
  type WalletIdPath,
  wallet,
  walletIdPath,
} from './wallets.ts';

/** Exactly one of the two secrets is given; the other is null. */
export interface DeleteWallet {
  readonly password: string | null;
  readonly seedPhrase: string | null;
  /** The name of the wallet, typed by its owner. */
  readonly confirmName: string;
}
const deletion = (): Schema<DeleteWallet> =>
  z.strictObject({
    password: z.nullable(secretPassword()),
    seedPhrase: z.nullable(seedPhrase()),
    confirmName: label(40),
  });

export const deleteWallet = {
  method: 'DELETE',
  path: '/api/wallets/{id}',
  summary: 'Delete a wallet; it can be restored for 30 days. 400 BODY_REQUIRED without a body.',
  status: 204,
  secret: true,
  params: walletIdPath,
  body: deletion,
  response: nothing,
} satisfies Endpoint<WalletIdPath, unknown, DeleteWallet, null>;

/** @see A-04: some proxies drop the body of a DELETE. */
export const deleteWalletByPost = {
  method: 'POST',
  path: '/api/wallets/{id}/delete',
  summary: 'Delete a wallet, where a DELETE loses its body on the way.',
  status: 204,
  secret: true,
  params: walletIdPath,
  body: deletion,
  response: nothing,
} satisfies Endpoint<WalletIdPath, unknown, DeleteWallet, null>;

export const restoreWallet = {
  method: 'POST',
  path: '/api/wallets/{id}/restore',
  summary: 'Take a deleted wallet back, within 30 days.',
  params: walletIdPath,
  response: wallet,
} satisfies Endpoint<WalletIdPath, unknown, unknown, Wallet>;
