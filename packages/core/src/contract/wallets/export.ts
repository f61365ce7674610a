import type { Endpoint } from '../schema.ts';
import { file } from '../values.ts';
import { type WalletIdPath, walletIdPath } from './wallets.ts';

export const exportWallet = {
  method: 'GET',
  path: '/api/wallets/{id}/export',
  summary: 'Everything that is kept of a wallet, but for its sealed seed, as one JSON file.',
  file: 'application/json',
  params: walletIdPath,
  response: file,
} satisfies Endpoint<WalletIdPath, unknown, unknown, File>;
