import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';

/** Sign-in methods that are configured on this server. */
export interface AuthOptions {
  readonly google: boolean;
  readonly discord: boolean;
  readonly apple: boolean;
  readonly signUp: boolean;
  readonly passkeys: boolean;
  /** The caller may sign in to the demo of this sandbox without its password. */
  readonly demo: boolean;
}
export const getAuthOptions: Endpoint<unknown, unknown, unknown, Data<AuthOptions>> = {
  method: 'GET',
  path: '/v1/auth/config',
  public: true,
  response: (): Schema<Data<AuthOptions>> =>
    data(
      z.object({
        google: z.boolean(),
        discord: z.boolean(),
        apple: z.boolean(),
        signUp: z.boolean(),
        passkeys: z.boolean(),
        demo: z.boolean(),
      }),
    ),
};
