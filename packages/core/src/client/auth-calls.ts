import * as auth from '../contract/auth/auth.ts';
import * as external from '../contract/auth/external.ts';
import { getAuthOptions } from '../contract/auth/options.ts';
import * as reset from '../contract/auth/reset.ts';
import type { Transport } from '../http/transport.ts';

export type AuthCalls = ReturnType<typeof createCalls>;

/** Signing up, in and out. */
export function createCalls({ call, url }: Transport) {
  return {
    auth: {
      options: call(getAuthOptions),
      register: call(auth.register),
      logIn: call(auth.logIn),
      startProviderLogIn: call(external.startProviderLogIn),
      logInWithGoogle: call(external.logInWithGoogle),
      logInWithDiscord: call(external.logInWithDiscord),
      /** Where the browser goes to sign in with Apple. */
      appleUrl: url(external.signInWithApple),
      /** With the handoff token as `accessToken` of the call's options. */
      exchangeToken: call(external.exchangeToken),
      logOut: call(auth.logOut),
      user: call(auth.getUser),
      verifyEmail: call(auth.verifyEmail),
      resendVerification: call(auth.resendVerification),
      requestReset: call(reset.requestReset),
      completeReset: call(reset.completeReset),
    },
  };
}
