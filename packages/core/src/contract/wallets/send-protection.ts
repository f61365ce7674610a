import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import type { WalletIdPath } from './wallets.ts';

export interface SendProtection {
  /** Setting of the wallet's owner. */
  readonly twoFactorForSending: boolean;
  /** A send asks for a code now: it was chosen, and the user has two-factor sign-in. */
  readonly asksCode: boolean;
}
export interface UpdateSendProtection {
  readonly twoFactorForSending: boolean;
  /** Code of the authenticator app, needed to turn the setting on and off. */
  readonly twoFactorCode: string;
}
const sendProtection = (): Schema<SendProtection> =>
  z.object({ twoFactorForSending: z.boolean(), asksCode: z.boolean() });

export const getSendProtection: Endpoint<WalletIdPath, unknown, unknown, SendProtection> = {
  method: 'GET',
  path: '/api/wallets/{id}/send-protection',
  response: sendProtection,
};

export const updateSendProtection: Endpoint<
  WalletIdPath,
  unknown,
  UpdateSendProtection,
  SendProtection
> = {
  method: 'PUT',
  path: '/api/wallets/{id}/send-protection',
  secret: true,
  response: sendProtection,
};
