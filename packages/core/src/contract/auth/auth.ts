import * as z from 'zod/mini';
import { type AccountType, accountTypes } from '../../assets/specified-values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing, uuid } from '../values.ts';

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

export const register: Endpoint<unknown, unknown, Register, Data<SignedIn>> = {
  method: 'POST',
  path: '/v1/auth/register/basic',
  status: 201,
  public: true,
  secret: true,
  response: () => data(signedIn()),
};

export const logIn: Endpoint<unknown, unknown, LogIn, Data<SignedIn>> = {
  method: 'POST',
  path: '/v1/auth/login/basic',
  public: true,
  secret: true,
  response: () => data(signedIn()),
};

export interface LogInDemo {
  readonly device: DeviceSummary;
}
/** Exists on a sandbox with a demo only. */
export const logInDemo: Endpoint<unknown, unknown, LogInDemo, Data<SignedIn>> = {
  method: 'POST',
  path: '/v1/auth/login/demo',
  public: true,
  secret: true,
  response: () => data(signedIn()),
};

export const logOut: Endpoint<unknown, unknown, unknown, null> = {
  method: 'POST',
  path: '/v1/user/logout',
  status: 204,
  response: nothing,
};

export const getUser: Endpoint<unknown, unknown, unknown, Data<User>> = {
  method: 'GET',
  path: '/v1/user',
  response: () => data(user()),
};

export interface VerifyEmail {
  readonly token: string;
}
export const verifyEmail: Endpoint<unknown, unknown, VerifyEmail, null> = {
  method: 'POST',
  path: '/v1/user/verifications/email',
  status: 204,
  public: true,
  secret: true,
  response: nothing,
};

export const resendVerification: Endpoint<unknown, unknown, unknown, null> = {
  method: 'POST',
  path: '/v1/user/verifications/email/resend',
  status: 204,
  response: nothing,
};
