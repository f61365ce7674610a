import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { email, mailToken, nothing } from '../values.ts';
import { password } from './auth.ts';

export interface RequestReset {
  readonly email: string;
}
export const requestReset = {
  method: 'POST',
  path: '/v1/auth/reset/basic',
  summary: 'Mail a link for a new password, if the address is known; the answer does not tell.',
  status: 202,
  public: true,
  secret: true,
  body: (): Schema<RequestReset> => z.strictObject({ email: email() }),
  response: nothing,
} satisfies Endpoint<unknown, unknown, RequestReset, null>;

export interface CompleteReset {
  readonly token: string;
  readonly password: string;
}
export const completeReset = {
  method: 'POST',
  path: '/v1/auth/reset/basic/complete',
  summary: 'Set a new sign-in password by the token of the mail; every session ends.',
  status: 204,
  public: true,
  secret: true,
  body: (): Schema<CompleteReset> => z.strictObject({ token: mailToken(), password: password() }),
  response: nothing,
} satisfies Endpoint<unknown, unknown, CompleteReset, null>;
