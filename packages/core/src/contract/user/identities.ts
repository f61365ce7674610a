import * as z from 'zod/mini';
import {
  type Provider,
  type ProviderAnswer,
  type ProviderPath,
  provider,
} from '../auth/external.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';

/** A login of another provider that signs this user in. */
export interface Identity {
  readonly provider: Provider;
  readonly email: string;
  readonly connectedAt: Date;
}
const identity = (): Schema<Identity> =>
  z.object({ provider: provider(), email: z.string(), connectedAt: date() });

export const listIdentities: Endpoint<unknown, unknown, unknown, Data<readonly Identity[]>> = {
  method: 'GET',
  path: '/v1/user/identities',
  response: (): Schema<Data<readonly Identity[]>> => data(z.readonly(z.array(identity()))),
};

export const connectIdentity: Endpoint<ProviderPath, unknown, ProviderAnswer, Data<Identity>> = {
  method: 'POST',
  path: '/v1/user/identities/{provider}',
  status: 201,
  secret: true,
  response: () => data(identity()),
};

export const disconnectIdentity: Endpoint<ProviderPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/user/identities/{provider}',
  status: 204,
  response: nothing,
};
