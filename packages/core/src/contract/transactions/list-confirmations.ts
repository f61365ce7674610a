import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import type { WalletPath } from '../values.ts';
import { type Confirmations, getConfirmations } from './confirmations.ts';

/** Transactions of one wallet, on any of its networks. */
export interface ListConfirmations {
  /** One to a hundred, with commas between them. */
  readonly hashes: string;
}
export const listConfirmations: Endpoint<
  WalletPath,
  ListConfirmations,
  unknown,
  readonly Confirmations[]
> = {
  method: 'GET',
  path: getConfirmations.path,
  response: (): Schema<readonly Confirmations[]> =>
    z.readonly(z.array(getConfirmations.response())),
};
