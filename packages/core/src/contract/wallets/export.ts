import type { Endpoint } from '../schema.ts';
import { file } from '../values.ts';
import type { WalletIdPath } from './wallets.ts';

export const exportWallet: Endpoint<WalletIdPath, unknown, unknown, File> = {
  method: 'GET',
  path: '/api/wallets/{id}/export',
  file: 'application/json',
  response: file,
};
