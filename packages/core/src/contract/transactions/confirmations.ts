import * as z from 'zod/mini';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import type { WalletPath } from '../values.ts';
import { type TransactionStatus, transactionStatus } from './transactions.ts';

export interface GetConfirmations {
  readonly hash: string;
  readonly network: Network;
}
export interface Confirmations {
  readonly hash: string;
  readonly confirmations: number;
  readonly required: number;
  /** The count after which the chain is not expected to change its mind. */
  readonly final: number;
  readonly status: TransactionStatus;
}
const confirmations = (): Schema<Confirmations> =>
  z.object({
    hash: z.string(),
    confirmations: z.int(),
    required: z.int(),
    final: z.int(),
    status: transactionStatus(),
  });
export const getConfirmations: Endpoint<WalletPath, GetConfirmations, unknown, Confirmations> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/confirmations',
  response: confirmations,
};
