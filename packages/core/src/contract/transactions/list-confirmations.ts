import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type WalletPath, walletPath } from '../values.ts';
import { type Confirmations, getConfirmations } from './confirmations.ts';

/** Transactions of one wallet, on any of its networks. */
export interface ListConfirmations {
  /** One to a hundred, with commas between them. */
  readonly hashes: string;
}
export const listConfirmations = {
  method: 'GET',
  path: getConfirmations.path,
  summary: 'How far several transactions of this wallet have come; unknown hashes are left out.',
  params: walletPath,
  query: (): Schema<ListConfirmations> =>
    z.strictObject({ hashes: z.string().check(z.regex(/^[\w-]{1,128}(,[\w-]{1,128}){0,99}$/)) }),
  response: (): Schema<readonly Confirmations[]> =>
    z.readonly(z.array(getConfirmations.response())),
} satisfies Endpoint<WalletPath, ListConfirmations, unknown, readonly Confirmations[]>;
