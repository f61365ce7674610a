import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, label, nothing, uuid } from '../values.ts';

/** `FULL` may change what needs no key: a personal token never signs. */
export type TokenAccess = 'READ' | 'FULL';

export interface PersonalToken {
  readonly id: string;
  readonly name: string;
  readonly access: TokenAccess;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}
export interface CreatePersonalToken {
  readonly name: string;
  readonly access: TokenAccess;
  /** At most a year from now. */
  readonly expiresAt: Date;
}
export interface CreatedPersonalToken extends PersonalToken {
  /** Shown this once. */
  readonly token: string;
}
export interface PersonalTokenPath {
  readonly id: string;
}

const access = (): Schema<TokenAccess> => z.enum(['READ', 'FULL']);
const fields = () => ({
  id: uuid(),
  name: z.string(),
  access: access(),
  createdAt: date(),
  expiresAt: date(),
  lastUsedAt: z.nullable(date()),
});

export const listPersonalTokens = {
  method: 'GET',
  path: '/v1/user/tokens',
  summary: 'The personal access tokens, without their secrets.',
  response: (): Schema<Data<readonly PersonalToken[]>> =>
    data(z.readonly(z.array(z.object(fields())))),
} satisfies Endpoint<unknown, unknown, unknown, Data<readonly PersonalToken[]>>;

export const createPersonalToken = {
  method: 'POST',
  path: '/v1/user/tokens',
  summary: 'Make a personal access token.',
  status: 201,
  secret: true,
  body: (): Schema<CreatePersonalToken> =>
    z.strictObject({ name: label(80), access: access(), expiresAt: date() }),
  response: (): Schema<Data<CreatedPersonalToken>> =>
    data(z.object({ ...fields(), token: z.string() })),
} satisfies Endpoint<unknown, unknown, CreatePersonalToken, Data<CreatedPersonalToken>>;

export const revokePersonalToken = {
  method: 'DELETE',
  path: '/v1/user/tokens/{id}',
  summary: 'End a personal access token.',
  status: 204,
  params: (): Schema<PersonalTokenPath> => z.strictObject({ id: uuid() }),
  response: nothing,
} satisfies Endpoint<PersonalTokenPath, unknown, unknown, null>;
