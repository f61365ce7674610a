import * as z from 'zod/mini';
import {
  type Provider,
  type ProviderAnswer,
  type ProviderPath,
  provider,
  providerAnswer,
  providerPath,
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

export const listIdentities = {
  method: 'GET',
  path: '/v1/user/identities',
  summary: 'The connected logins.',
  response: (): Schema<Data<readonly Identity[]>> => data(z.readonly(z.array(identity()))),
} satisfies Endpoint<unknown, unknown, unknown, Data<readonly Identity[]>>;

export const connectIdentity = {
  method: 'POST',
  path: '/v1/user/identities/{provider}',
  summary: 'Connect a login with the answer of its provider.',
  status: 201,
  secret: true,
  params: providerPath,
  body: (): Schema<ProviderAnswer> => z.strictObject(providerAnswer()),
  response: () => data(identity()),
} satisfies Endpoint<ProviderPath, unknown, ProviderAnswer, Data<Identity>>;

export const disconnectIdentity = {
  method: 'DELETE',
  path: '/v1/user/identities/{provider}',
  summary: 'Disconnect a login; 409 when it is the last way to sign in.',
  status: 204,
  params: providerPath,
  response: nothing,
} satisfies Endpoint<ProviderPath, unknown, unknown, null>;
