import type { Endpoint } from '../schema.ts';
import { nothing } from '../values.ts';
import { type Wallet, type WalletIdPath, wallet } from './wallets.ts';

/** Exactly one of the two secrets is given; the other is null. */
export interface DeleteWallet {
  readonly password: string | null;
  readonly seedPhrase: string | null;
  /** The name of the wallet, typed by its owner. */
  readonly confirmName: string;
}

export const deleteWallet: Endpoint<WalletIdPath, unknown, DeleteWallet, null> = {
  method: 'DELETE',
  path: '/api/wallets/{id}',
  status: 204,
  secret: true,
  response: nothing,
};

/**
 * Deletes a wallet by POST, for proxies that drop the body of a DELETE: see "A wallet can be
 * deleted with a POST" in docs/decisions/wallets.md.
 */
export const deleteWalletByPost: Endpoint<WalletIdPath, unknown, DeleteWallet, null> = {
  method: 'POST',
  path: '/api/wallets/{id}/delete',
  status: 204,
  secret: true,
  response: nothing,
};

export const restoreWallet: Endpoint<WalletIdPath, unknown, unknown, Wallet> = {
  method: 'POST',
  path: '/api/wallets/{id}/restore',
  response: wallet,
};
