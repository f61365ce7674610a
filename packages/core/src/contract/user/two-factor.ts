import * as z from 'zod/mini';
import { password } from '../auth/auth.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';

export interface SetUpTwoFactor {
  /** The sign-in password; null for a user who has none. */
  readonly password: string | null;
}
/** A secret of RFC 6238, not in use before a code of it was shown. */
export interface TwoFactorSecret {
  /** Base32. */
  readonly secret: string;
  /** `otpauth:` address for the QR code. */
  readonly uri: string;
}
export const setUpTwoFactor = {
  method: 'POST',
  path: '/v1/user/2fa/setup',
  summary: 'Make a secret for codes by time.',
  secret: true,
  body: (): Schema<SetUpTwoFactor> => z.strictObject({ password: z.nullable(password()) }),
  response: (): Schema<Data<TwoFactorSecret>> =>
    data(z.object({ secret: z.string(), uri: z.string() })),
} satisfies Endpoint<unknown, unknown, SetUpTwoFactor, Data<TwoFactorSecret>>;

export interface TwoFactorCode {
  readonly code: string;
}
export interface RecoveryCodes {
  /** Ten, shown this once. */
  readonly recoveryCodes: readonly string[];
}
const twoFactorCode = (): Schema<TwoFactorCode> =>
  z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(16)) });
const recoveryCodes = (): Schema<Data<RecoveryCodes>> =>
  data(z.object({ recoveryCodes: z.readonly(z.array(z.string())) }));

export const enableTwoFactor = {
  method: 'POST',
  path: '/v1/user/2fa/enable',
  summary: 'Ask for codes from now on, proved by the first one. TWO_FACTOR_INVALID otherwise.',
  secret: true,
  body: twoFactorCode,
  response: recoveryCodes,
} satisfies Endpoint<unknown, unknown, TwoFactorCode, Data<RecoveryCodes>>;

export const disableTwoFactor = {
  method: 'POST',
  path: '/v1/user/2fa/disable',
  summary: 'Ask for codes no longer, proved by a code.',
  status: 204,
  secret: true,
  body: twoFactorCode,
  response: nothing,
} satisfies Endpoint<unknown, unknown, TwoFactorCode, null>;

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/v1/user/2fa/recovery-codes',
  summary: 'Replace the recovery codes, proved by a code.',
  secret: true,
  body: twoFactorCode,
  response: recoveryCodes,
} satisfies Endpoint<unknown, unknown, TwoFactorCode, Data<RecoveryCodes>>;
