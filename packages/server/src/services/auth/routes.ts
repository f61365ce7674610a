import {
  getUser,
  logIn,
  logOut,
  register,
  resendVerification,
  verifyEmail,
} from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import { unauthorized } from '../../platform/api-error.ts';
import type { ServiceContext } from '../context.ts';
import { logInUser } from './log-in-user.ts';
import { registerUser } from './register-user.ts';
import { resendVerificationMail } from './resend-verification-mail.ts';
import { endSession } from './sessions.ts';
import { findUser, toUser } from './user-store.ts';
import { verifyEmailAddress } from './verify-email-address.ts';

export function bindAuthRoutes(bind: Bind, context: ServiceContext): void {
  bind.open(register)(({ body, caller }) => registerUser(context, body, caller));
  bind.open(logIn)(({ body, caller }) => logInUser(context, body, caller));
  bind.open(verifyEmail)(({ body }) => verifyEmailAddress(context, body));
  bind.signedIn(logOut)(async ({ principal }) => {
    await endSession(context, principal.sessionId);
    return null;
  });
  bind.signedIn(resendVerification)(({ principal }) =>
    resendVerificationMail(context, principal.userId),
  );
  bind.signedIn(getUser)(async ({ principal }) => {
    const user = await findUser(context.db, principal.userId);
    if (user === undefined) throw unauthorized();
    return { data: toUser(user) };
  });
}
