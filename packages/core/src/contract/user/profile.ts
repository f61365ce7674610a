import * as z from 'zod/mini';
import { type ThemeName, themes } from '../../assets/specified-values.ts';
import { password, type User, userFields } from '../auth/auth.ts';
import { displayCurrency } from '../rates/currency-rates.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, email, label, localeTag, mailToken, nothing } from '../values.ts';

export interface UserProfile extends User {
  /** IANA name; null follows the device, as does the theme. */
  readonly timezone: string | null;
  readonly theme: ThemeName | null;
}
/** What is left out stays as it is; with nothing given it reads. */
export interface UpdateUser {
  readonly name?: string;
  readonly locale?: string;
  readonly currency?: string;
  readonly timezone?: string | null;
  readonly theme?: ThemeName | null;
}
const theme = () => z.nullable(z.enum(themes));
export const updateUser = {
  method: 'PATCH',
  path: '/v1/user',
  summary: 'Change what the user chose about themselves.',
  body: (): Schema<UpdateUser> =>
    z.strictObject({
      name: z.exactOptional(label(80)),
      locale: z.exactOptional(localeTag()),
      currency: z.exactOptional(displayCurrency()),
      timezone: z.exactOptional(z.nullable(label(64))),
      theme: z.exactOptional(theme()),
    }),
  response: (): Schema<Data<UserProfile>> =>
    data(z.object({ ...userFields(), timezone: z.nullable(z.string()), theme: theme() })),
} satisfies Endpoint<unknown, unknown, UpdateUser, Data<UserProfile>>;

export interface ChangeEmail {
  readonly email: string;
  /** The sign-in password; null for a user who has none. */
  readonly password: string | null;
}
export const changeEmail = {
  method: 'PUT',
  path: '/v1/user/email',
  summary: 'Change the email; it must be verified again. The old address can undo it for 24 hours.',
  status: 204,
  secret: true,
  body: (): Schema<ChangeEmail> =>
    z.strictObject({ email: email(), password: z.nullable(password()) }),
  response: nothing,
} satisfies Endpoint<unknown, unknown, ChangeEmail, null>;

export interface UndoEmail {
  readonly token: string;
}
export const undoEmail = {
  method: 'POST',
  path: '/v1/user/email/undo',
  summary: 'Take a change of the email back, by the token that the old address was sent.',
  status: 204,
  public: true,
  secret: true,
  body: (): Schema<UndoEmail> => z.strictObject({ token: mailToken() }),
  response: nothing,
} satisfies Endpoint<unknown, unknown, UndoEmail, null>;

export interface ChangePassword {
  /** Null for a user who signed up with a provider and has none yet. */
  readonly password: string | null;
  readonly newPassword: string;
}
export const changePassword = {
  method: 'PUT',
  path: '/v1/user/password',
  summary: 'Change the sign-in password; every other session ends.',
  status: 204,
  secret: true,
  body: (): Schema<ChangePassword> =>
    z.strictObject({ password: z.nullable(password()), newPassword: password() }),
  response: nothing,
} satisfies Endpoint<unknown, unknown, ChangePassword, null>;

export interface DeleteUser {
  readonly password: string | null;
  readonly twoFactorCode: string | null;
}
export const deleteUser = {
  method: 'POST',
  path: '/v1/user/delete',
  summary: 'Delete the user. 409 while they own a business or a wallet that is not deleted.',
  status: 204,
  secret: true,
  body: (): Schema<DeleteUser> =>
    z.strictObject({
      password: z.nullable(password()),
      twoFactorCode: z.nullable(z.string().check(z.maxLength(16))),
    }),
  response: nothing,
} satisfies Endpoint<unknown, unknown, DeleteUser, null>;
