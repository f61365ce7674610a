import {
  getUser,
  logIn,
  logOut,
  register,
  resendVerification,
  type SignedIn,
  type User,
  verifyEmail,
} from '../contract/auth/auth.ts';
import { getAuthOptions } from '../contract/auth/options.ts';
import { completeReset, listResetLogins, requestReset } from '../contract/auth/reset.ts';
import { getNotifications } from '../contract/user/notifications.ts';
import { secureUser } from '../contract/user/secure.ts';
import { listSecurityEvents } from '../contract/user/security-events.ts';
import { stepUp } from '../contract/user/step-up.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import { sandboxAppCode } from './sandbox-app-code.ts';

/** Credentials of the fake user, with the codes that would come by mail. */
export interface SandboxSignIn {
  readonly email: string;
  readonly password: string;
  /** Asked for where the sandbox was made with `twoFactor`. */
  readonly twoFactorCode: string;
  readonly recoveryCode: string;
  readonly resetToken: string;
  readonly verificationToken: string;
}
export interface SandboxUserOptions {
  readonly now: () => Date;
  readonly has2fa: boolean;
}

export const sandboxSignIn: SandboxSignIn = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  twoFactorCode: sandboxAppCode,
  recoveryCode: 'ABCDE12345',
  resetToken: 'sandbox-reset-token',
  verificationToken: 'sandbox-verification-token',
};

/** Answers the auth service: one user, who is there from the start. */
export function answerUser(services: FakeServices, { now, has2fa }: SandboxUserOptions): void {
  let { password } = sandboxSignIn;
  let user: User = { ...ada, has2fa, createdAt: now() };
  const signedIn = (): { readonly data: SignedIn } => {
    const expiresAt = new Date(now().getTime() + 12 * 3_600_000);
    return { data: { accessToken: 'bfs_sandbox', expiresAt, user } };
  };

  services.on(getAuthOptions)(() => ({
    data: {
      google: false,
      discord: false,
      apple: false,
      signUp: true,
      passkeys: false,
      demo: false,
    },
  }));
  services.on(logIn)(({ body }) => {
    if (body.email !== user.email || body.password !== password)
      throw new FakeRefusal(400, { code: 'INVALID_CREDENTIALS' });
    if (user.has2fa) requireCode(body.twoFactorCode);
    return signedIn();
  });
  services.on(register)(({ body }) => {
    if (body.email === user.email) throw new FakeRefusal(409, { code: 'EMAIL_TAKEN' });
    const { email, name, accountType } = body;
    user = { ...ada, email, name, accountType, isEmailVerified: false, createdAt: now() };
    password = body.password;
    return signedIn();
  });
  services.on(getUser)(() => ({ data: user }));
  services.on(listSecurityEvents)(() => ({ data: [], meta: { total: 0, page: 1, pageSize: 25 } }));
  services.on(getNotifications)(() => ({ data: { events: [], quietHours: null, required: [] } }));
  services.on(stepUp)(({ body }) => {
    const missing = {
      ...(body.password ? {} : { password: ['Enter your password.'] }),
      ...(user.has2fa && !body.code ? { code: ['Enter a two-factor code.'] } : {}),
    };
    if (Object.keys(missing).length > 0)
      throw new FakeRefusal(403, { code: 'STEP_UP_REQUIRED', fields: missing });
    if (body.password !== password) throw new FakeRefusal(400, { code: 'INVALID_CREDENTIALS' });
    if (user.has2fa) requireCode(body.code ?? null);
    return null;
  });
  services.on(secureUser)(() => ({
    data: { sessions: 0, tokens: 0, devices: 0, logins: 0, keptLogin: null },
  }));
  services.on(logOut)(() => null);
  services.on(resendVerification)(() => null);
  services.on(verifyEmail)(({ body: { token } }) => {
    requireToken(token, sandboxSignIn.verificationToken);
    user = { ...user, isEmailVerified: true };
    return null;
  });
  services.on(requestReset)(() => null);
  services.on(listResetLogins)(({ body }) => {
    requireToken(body.token, sandboxSignIn.resetToken);
    return { data: [] };
  });
  services.on(completeReset)(({ body }) => {
    requireToken(body.token, sandboxSignIn.resetToken);
    password = body.password;
    return null;
  });
}

function requireCode(code: string | null): void {
  if (code === null)
    throw new FakeRefusal(400, {
      code: 'TWO_FACTOR_REQUIRED',
      errors: ['2FA code is required to login'],
    });
  const { twoFactorCode, recoveryCode } = sandboxSignIn;
  if (code !== twoFactorCode && code !== recoveryCode)
    throw new FakeRefusal(400, { code: 'TWO_FACTOR_INVALID' });
}

function requireToken(token: string, wanted: string): void {
  if (token !== wanted) throw new FakeRefusal(400, { code: 'TOKEN_INVALID' });
}

const ada: User = {
  id: '00000000-0000-7000-8000-500000000000',
  email: sandboxSignIn.email,
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: new Date(0),
  locale: 'en',
  currency: 'USD',
};
