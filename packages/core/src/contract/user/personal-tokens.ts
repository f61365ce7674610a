import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, type DataPage, data, dataPage, date, nothing, uuid } from '../values.ts';
import type { StepUpProof } from './step-up.ts';

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
export interface CreatePersonalToken extends StepUpProof {
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

export const access = (): Schema<TokenAccess> => z.enum(['READ', 'FULL']);
const fields = () => ({
  id: uuid(),
  name: z.string(),
  access: access(),
  createdAt: date(),
  expiresAt: date(),
  lastUsedAt: z.nullable(date()),
});

export const listPersonalTokens: Endpoint<unknown, unknown, unknown, DataPage<PersonalToken>> = {
  method: 'GET',
  path: '/v1/user/tokens',
  response: (): Schema<DataPage<PersonalToken>> => dataPage(z.object(fields())),
};

export const createPersonalToken: Endpoint<
  unknown,
  unknown,
  CreatePersonalToken,
  Data<CreatedPersonalToken>
> = {
  method: 'POST',
  path: '/v1/user/tokens',
  status: 201,
  secret: true,
  response: (): Schema<Data<CreatedPersonalToken>> =>
    data(z.object({ ...fields(), token: z.string() })),
};

export const revokePersonalToken: Endpoint<PersonalTokenPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/user/tokens/{id}',
  status: 204,
  response: nothing,
};
