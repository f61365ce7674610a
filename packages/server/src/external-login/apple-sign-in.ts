import type { AppleSignIn, ExternalLogIn } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Caller, Redirect } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import {
  beginExternalLogin,
  challengeOf,
  externalLoginInvalid,
  findByAnswer,
  finishExternalLogin,
  keptIdentity,
  lifeMs,
} from './external-login-store.ts';
import { findExternalUser } from './find-external-user.ts';
import { browserCookie, issueHandoff } from './handoff.ts';
import { appleCallbackPath } from './provider-redirect-uri.ts';
import { takeStart } from './start-external-login.ts';

/** Sends the browser to Apple, with a cookie that it must bring back. */
export function goToApple(
  context: ServiceContext,
  { returnTo }: AppleSignIn,
  { ip }: Caller,
): Promise<Redirect> {
  const { db, platform, publicUrl } = context;
  return orSignIn(async () => {
    const client = context.providers.get('apple');
    await takeStart(context, ip);
    const browser = createToken(platform.random);
    const codeVerifier = createToken(platform.random);
    const redirectUri = publicUrl + appleCallbackPath;
    const { state, nonce } = await beginExternalLogin(db, platform, {
      provider: 'apple',
      redirectUri,
      codeChallenge: null,
      codeVerifier,
      browserHash: hashToken(browser),
      returnTo: returnTo !== undefined && isOwnPath(returnTo) ? returnTo : null,
    });
    const codeChallenge = challengeOf(codeVerifier);
    const url = await client.authorizationUrl({ redirectUri, state, nonce, codeChallenge });
    const cookie = { name: browserCookie, value: browser, maxAgeSeconds: lifeMs / 1_000 };
    return { location: url.href, cookie };
  });
}

/** Sends the browser to the site with a handoff token, if it is the one that set out. */
export function comeBackFromApple(
  context: ServiceContext,
  { code }: ExternalLogIn,
  { cookie, ...caller }: Caller,
): Promise<Redirect> {
  const { db, platform } = context;
  return orSignIn(async () => {
    const login = await findByAnswer(db, platform, code);
    const { browserHash, provider, returnTo } = login;
    const browser = cookie(browserCookie);
    if (browser === null || browserHash === null || hashToken(browser) !== browserHash)
      throw externalLoginInvalid();
    await finishExternalLogin(db, platform, login);
    const identity = keptIdentity(login);
    // The page that takes the handoff token knows the link that led here.
    const come = { provider, identity, caller, referralCode: null };
    const { user, isNew } = await findExternalUser(context, come);
    const token = await issueHandoff(db, context, { userId: user.id, browserHash, isNew });
    return { location: `${returnTo ?? '/auth/sign-in'}?accessToken=${token}` };
  });
}

/** A page cannot read an error body: what went wrong is told on the sign-in page, by its code. */
export async function orSignIn(answer: () => Promise<Redirect>): Promise<Redirect> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { location: `/auth/sign-in?error=${error.code.toLowerCase()}` };
  }
}

/** A path of the site without a query, and nothing that leads elsewhere. */
function isOwnPath(path: string): boolean {
  return /^\/(?!\/)[\w./-]*$/.test(path) && !path.includes('..');
}
