import * as z from 'zod/mini';
import { type ThemeName, themes } from '../../assets/specified-values.ts';
import { type User, userFields } from '../auth/auth.ts';

import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import type { StepUpProof } from './step-up.ts';

export interface UserProfile extends User {
  /** IANA name; null follows the device, as does the theme. */
  readonly timezone: string | null;
  readonly theme: ThemeName | null;
}
/** Change of the user; absent fields are kept, and an empty change reads. */
export interface UpdateUser {
  readonly name?: string;
  readonly locale?: string;
  readonly currency?: string;
  readonly timezone?: string | null;
  readonly theme?: ThemeName | null;
}
export const theme = () => z.nullable(z.enum(themes));
export const updateUser: Endpoint<unknown, unknown, UpdateUser, Data<UserProfile>> = {
  method: 'PATCH',
  path: '/v1/user',
  response: (): Schema<Data<UserProfile>> =>
    data(z.object({ ...userFields(), timezone: z.nullable(z.string()), theme: theme() })),
};

export interface ChangeEmail extends StepUpProof {
  readonly email: string;
}
export const changeEmail: Endpoint<unknown, unknown, ChangeEmail, null> = {
  method: 'PUT',
  path: '/v1/user/email',
  status: 204,
  secret: true,
  response: nothing,
};

export interface UndoEmail {
  readonly token: string;
}
export const undoEmail: Endpoint<unknown, unknown, UndoEmail, null> = {
  method: 'POST',
  path: '/v1/user/email/undo',
  status: 204,
  public: true,
  secret: true,
  response: nothing,
};

export interface ChangePassword extends StepUpProof {
  readonly newPassword: string;
}
export const changePassword: Endpoint<unknown, unknown, ChangePassword, null> = {
  method: 'PUT',
  path: '/v1/user/password',
  status: 204,
  secret: true,
  response: nothing,
};

export interface DeleteUser extends StepUpProof {
  /** Earlier name of `code`. */
  readonly twoFactorCode?: string | null;
}
export const deleteUser: Endpoint<unknown, unknown, DeleteUser, null> = {
  method: 'POST',
  path: '/v1/user/delete',
  status: 204,
  secret: true,
  response: nothing,
};
