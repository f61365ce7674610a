import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import { type Provider, provider } from './external.ts';

export interface RequestReset {
  readonly email: string;
}
export const requestReset: Endpoint<unknown, unknown, RequestReset, null> = {
  method: 'POST',
  path: '/v1/auth/reset/basic',
  status: 202,
  public: true,
  secret: true,
  response: nothing,
};

export interface ListResetLogins {
  /** Token of the reset mail. */
  readonly token: string;
}
/** Connected login that still signs in after a reset. */
export interface ResetLogin {
  readonly provider: Provider;
  /** Masked, such as `a***@example.com`. */
  readonly email: string;
}
/** Lists the connected logins before a reset, which can remove them. */
export const listResetLogins: Endpoint<
  unknown,
  unknown,
  ListResetLogins,
  Data<readonly ResetLogin[]>
> = {
  method: 'POST',
  path: '/v1/auth/reset/basic/logins',
  public: true,
  secret: true,
  response: (): Schema<Data<readonly ResetLogin[]>> =>
    data(z.readonly(z.array(z.object({ provider: provider(), email: z.string() })))),
};

export interface CompleteReset {
  readonly token: string;
  readonly password: string;
  /** Connected logins to remove, which then no longer sign in. */
  readonly removeLogins?: readonly Provider[];
}
export const completeReset: Endpoint<unknown, unknown, CompleteReset, null> = {
  method: 'POST',
  path: '/v1/auth/reset/basic/complete',
  status: 204,
  public: true,
  secret: true,
  response: nothing,
};
