import * as z from 'zod/mini';
import { type AccountType, accountTypes } from '../../assets/specified-values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, email, label, nothing, uuid } from '../values.ts';

export interface DeviceSummary {
  readonly device: string;
  readonly os: string;
  readonly browser: string;
}
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isEmailVerified: boolean;
  readonly accountType: AccountType;
  readonly has2fa: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: Date;
  readonly locale: string;
  readonly currency: string;
}
export interface SignedIn {
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly user: User;
}
export interface Register {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly accountType: AccountType;
  readonly acceptTerms: true;
  readonly referralCode: string | null;
  readonly device: DeviceSummary;
}
export interface LogIn {
  readonly email: string;
  readonly password: string;
  readonly twoFactorCode: string | null;
  readonly device: DeviceSummary;
}

export const accountType = (): Schema<AccountType> => z.enum(accountTypes);
/** Checked for strength by the service, so that its answer can name the rule that failed. */
export const password = (): Schema<string> => z.string().check(z.maxLength(128));
const deviceSummary = (): Schema<DeviceSummary> =>
  z.strictObject({ device: label(80), os: label(80), browser: label(80) });
export const userFields = () => ({
  id: uuid(),
  email: z.string(),
  name: z.string(),
  isEmailVerified: z.boolean(),
  accountType: accountType(),
  has2fa: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: date(),
  locale: z.string(),
  currency: z.string(),
});
export const user = (): Schema<User> => z.object(userFields());
export const signedIn = (): Schema<SignedIn> =>
  z.object({ accessToken: z.string(), expiresAt: date(), user: user() });

export const register = {
  method: 'POST',
  path: '/v1/auth/register/basic',
  summary: 'Create a user and sign in. Answers 409 EMAIL_TAKEN for a known address.',
  status: 201,
  public: true,
  secret: true,
  body: (): Schema<Register> =>
    z.strictObject({
      name: label(80),
      email: email(),
      password: password(),
      accountType: accountType(),
      acceptTerms: z.literal(true),
      referralCode: z.nullable(z.string().check(z.maxLength(64))),
      device: deviceSummary(),
    }),
  response: () => data(signedIn()),
} satisfies Endpoint<unknown, unknown, Register, Data<SignedIn>>;

export const logIn = {
  method: 'POST',
  path: '/v1/auth/login/basic',
  summary: 'Sign in with email and password.',
  public: true,
  secret: true,
  body: (): Schema<LogIn> =>
    z.strictObject({
      email: email(),
      password: password(),
      twoFactorCode: z.nullable(z.string().check(z.maxLength(16))),
      device: deviceSummary(),
    }),
  response: () => data(signedIn()),
} satisfies Endpoint<unknown, unknown, LogIn, Data<SignedIn>>;

export const logOut = {
  method: 'POST',
  path: '/v1/user/logout',
  summary: 'End this session.',
  status: 204,
  response: nothing,
} satisfies Endpoint<unknown, unknown, unknown, null>;

export const getUser = {
  method: 'GET',
  path: '/v1/user',
  summary: 'The signed-in user.',
  response: () => data(user()),
} satisfies Endpoint<unknown, unknown, unknown, Data<User>>;

export interface VerifyEmail {
  readonly token: string;
}
export const verifyEmail = {
  method: 'POST',
  path: '/v1/user/verifications/email',
  summary: 'Consume the token of a verification mail. TOKEN_INVALID or TOKEN_EXPIRED otherwise.',
  status: 204,
  public: true,
  secret: true,
  body: (): Schema<VerifyEmail> =>
    z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(256)) }),
  response: nothing,
} satisfies Endpoint<unknown, unknown, VerifyEmail, null>;

export const resendVerification = {
  method: 'POST',
  path: '/v1/user/verifications/email/resend',
  summary: 'Send the verification mail again; at most once in 60 s and five times a day.',
  status: 204,
  response: nothing,
} satisfies Endpoint<unknown, unknown, unknown, null>;
