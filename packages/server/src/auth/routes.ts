import {
  getUser,
  logIn,
  logInDemo,
  register,
  resendVerification,
  verifyEmail,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { requireUser, toUser } from '../users/user-store.ts';
import { logInToDemo } from './log-in-to-demo.ts';
import { logInUser } from './log-in-user.ts';
import { registerUser } from './register-user.ts';
import { resendVerificationMail } from './resend-verification-mail.ts';
import { verifyEmailAddress } from './verify-email-address.ts';

export function bindAuthRoutes(bind: Bind, context: ServiceContext): void {
  bind.open(register)(({ body, caller }) => registerUser(context, body, caller));
  bind.open(logIn)(({ body, caller }) => logInUser(context, body, caller));
  if (context.chainMode === 'sandbox')
    bind.open(logInDemo)(({ body, caller }) => logInToDemo(context, body, caller));
  bind.open(verifyEmail)(({ body, caller }) => verifyEmailAddress(context, body, caller));
  bind.signedIn(resendVerification)(({ principal }) =>
    resendVerificationMail(context, principal.userId),
  );
  bind.signedIn(getUser)(async ({ principal }) => ({
    data: toUser(await requireUser(context.db, principal.userId)),
  }));
}
