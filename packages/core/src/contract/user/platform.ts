import * as z from 'zod/mini';
import {
  type AccountType,
  type PlatformType,
  platformTypes,
} from '../../assets/specified-values.ts';
import { accountType } from '../auth/auth.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, uuid } from '../values.ts';

export interface PlatformMembership<Id> {
  readonly id: Id;
  readonly name: string;
  readonly role: string;
}
export interface UserPlatform {
  /** Where sign-in leads to. */
  readonly defaultMode: PlatformType;
  readonly accountType: AccountType;
  readonly wallets: readonly PlatformMembership<string>[];
  readonly businesses: readonly PlatformMembership<number>[];
}
/** Change of the platform settings; absent fields are kept. */
export interface UpdateUserPlatform {
  readonly defaultMode?: PlatformType;
  readonly accountType?: AccountType;
}

export const mode = () => z.enum(platformTypes);
const platform = (): Schema<Data<UserPlatform>> => {
  const row = { name: z.string(), role: z.string() };
  return data(
    z.object({
      defaultMode: mode(),
      accountType: accountType(),
      wallets: z.readonly(z.array(z.object({ id: uuid(), ...row }))),
      businesses: z.readonly(z.array(z.object({ id: z.int(), ...row }))),
    }),
  );
};

export const getUserPlatform: Endpoint<unknown, unknown, unknown, Data<UserPlatform>> = {
  method: 'GET',
  path: '/v1/user/platform',
  response: platform,
};

export const updateUserPlatform: Endpoint<
  unknown,
  unknown,
  UpdateUserPlatform,
  Data<UserPlatform>
> = {
  method: 'PATCH',
  path: '/v1/user/platform',
  response: platform,
};
