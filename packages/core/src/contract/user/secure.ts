import * as z from 'zod/mini';
import { type Provider, provider } from '../auth/external.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';

/** Numbers of what securing the account ended. */
export interface SecuredUser {
  /** Sessions other than this one. */
  readonly sessions: number;
  /** Personal access tokens. */
  readonly tokens: number;
  /** Trusted devices of all wallets. */
  readonly devices: number;
  /** Connected logins. */
  readonly logins: number;
  /** Login that stays connected, because the user has no password; else null. */
  readonly keptLogin: Provider | null;
}

/** Ends all access to the account but this session and the password. */
export const secureUser: Endpoint<unknown, unknown, unknown, Data<SecuredUser>> = {
  method: 'POST',
  path: '/v1/user/secure',
  response: (): Schema<Data<SecuredUser>> =>
    data(
      z.object({
        sessions: z.int(),
        tokens: z.int(),
        devices: z.int(),
        logins: z.int(),
        keptLogin: z.nullable(provider()),
      }),
    ),
};
