import * as z from 'zod/mini';

import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import type { StepUpProof } from './step-up.ts';

export type SetUpTwoFactor = StepUpProof;

/** A secret of RFC 6238, not in use before a code of it was shown. */
export interface TwoFactorSecret {
  /** Base32. */
  readonly secret: string;
  /** `otpauth:` address for the QR code. */
  readonly uri: string;
}
export const setUpTwoFactor: Endpoint<unknown, unknown, SetUpTwoFactor, Data<TwoFactorSecret>> = {
  method: 'POST',
  path: '/v1/user/2fa/setup',
  secret: true,
  response: (): Schema<Data<TwoFactorSecret>> =>
    data(z.object({ secret: z.string(), uri: z.string() })),
};

export interface TwoFactorCode {
  readonly code: string;
}
/** Step-up proof in which the code is never left out. */
export interface TwoFactorProof extends StepUpProof {
  readonly code: string;
}
export interface RecoveryCodes {
  /** Ten, shown this once. */
  readonly recoveryCodes: readonly string[];
}
const recoveryCodes = (): Schema<Data<RecoveryCodes>> =>
  data(z.object({ recoveryCodes: z.readonly(z.array(z.string())) }));

export const enableTwoFactor: Endpoint<unknown, unknown, TwoFactorCode, Data<RecoveryCodes>> = {
  method: 'POST',
  path: '/v1/user/2fa/enable',
  secret: true,
  response: recoveryCodes,
};

export const disableTwoFactor: Endpoint<unknown, unknown, TwoFactorProof, null> = {
  method: 'POST',
  path: '/v1/user/2fa/disable',
  status: 204,
  secret: true,
  response: nothing,
};

export const renewRecoveryCodes: Endpoint<unknown, unknown, TwoFactorProof, Data<RecoveryCodes>> = {
  method: 'POST',
  path: '/v1/user/2fa/recovery-codes',
  secret: true,
  response: recoveryCodes,
};
