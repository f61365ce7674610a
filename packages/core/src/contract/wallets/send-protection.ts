import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type WalletIdPath, walletIdPath } from './wallets.ts';

export interface SendProtection {
  /** What the owner of the wallet chose. */
  readonly twoFactorForSending: boolean;
  /** A send asks for a code now: it was chosen, and the user has two-factor sign-in. */
  readonly asksCode: boolean;
}
export interface UpdateSendProtection {
  readonly twoFactorForSending: boolean;
  /** Of the authenticator app, whichever way it is changed. */
  readonly twoFactorCode: string;
}
const sendProtection = (): Schema<SendProtection> =>
  z.object({ twoFactorForSending: z.boolean(), asksCode: z.boolean() });

export const getSendProtection = {
  method: 'GET',
  path: '/api/wallets/{id}/send-protection',
  summary: 'Whether a send of this wallet asks for a two-factor code.',
  params: walletIdPath,
  response: sendProtection,
} satisfies Endpoint<WalletIdPath, unknown, unknown, SendProtection>;

export const updateSendProtection = {
  method: 'PUT',
  path: '/api/wallets/{id}/send-protection',
  summary: 'Ask for a two-factor code with each send, or no more. 409 TWO_FACTOR_DISABLED.',
  secret: true,
  params: walletIdPath,
  body: (): Schema<UpdateSendProtection> =>
    z.strictObject({
      twoFactorForSending: z.boolean(),
      twoFactorCode: z.string().check(z.minLength(1), z.maxLength(16)),
    }),
  response: sendProtection,
} satisfies Endpoint<WalletIdPath, unknown, UpdateSendProtection, SendProtection>;
