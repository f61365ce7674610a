import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Redirect } from '../http/bind.ts';
import { sendRedirect } from '../http/send-redirect.ts';
import { createToken } from '../platform/opaque-token.ts';
import { orSignIn } from './apple-sign-in.ts';
import {
  type ExternalLogin,
  externalLoginInvalid,
  findByState,
  keepAnswer,
} from './external-login-store.ts';
import { appleCallbackPath } from './provider-redirect-uri.ts';

/**
 * Serves the form that Apple has the browser post, see "Apple posts its answer" in
 * docs/decisions/auth.md. No cookie of ours comes with it, so it only passes the answer on: to the
 * page that began, or to the call that looks at the cookie.
 */
export async function serveAppleCallback(
  app: FastifyInstance,
  context: ServiceContext,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(appleCallbackPath, { config: { form: true } }, async (request, reply) => {
      const redirect = await orSignIn(() => takeForm(context, request.body));
      return sendRedirect({ request, reply }, redirect);
    });
  });
}

async function takeForm(context: ServiceContext, body: unknown): Promise<Redirect> {
  const { db, platform } = context;
  const parsed = z.safeParse(form, body);
  if (!parsed.success) throw externalLoginInvalid();
  const { state, code, user } = parsed.data;
  const login = await findByState(db, platform, { provider: 'apple', state });
  const { codeVerifier } = login;
  if (codeVerifier === null) {
    const page = new URL(login.redirectUri);
    page.searchParams.set('code', code);
    page.searchParams.set('state', state);
    return { location: page.href };
  }
  const own = await exchange(context, { login, code, state, codeVerifier, name: nameIn(user) });
  return { location: `/api/auth/handle-external-login?code=${own}` };
}

interface AppleAnswer {
  readonly login: ExternalLogin;
  readonly code: string;
  readonly state: string;
  readonly codeVerifier: string;
  readonly name: string | null;
}

/** Asks Apple who came, and answers a code of our own for it. */
async function exchange(
  { db, platform, providers }: ServiceContext,
  { login, code, state, codeVerifier, name }: AppleAnswer,
): Promise<string> {
  const { redirectUri, nonce } = login;
  const answer = { code, redirectUri, state, nonce, codeVerifier };
  const identity = await providers.get('apple').identify(answer);
  const own = createToken(platform.random);
  await keepAnswer(db, login, { code: own, identity: { ...identity, name } });
  return own;
}

const form = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(256)),
  code: z.string().check(z.minLength(1), z.maxLength(2_048)),
  user: z.optional(z.string().check(z.maxLength(4_096))),
});

/** Apple tells the name once, with the first sign-in, as JSON in a field. */
function nameIn(user: string | undefined): string | null {
  if (user === undefined) return null;
  try {
    const { firstName = '', lastName = '' } = z.parse(appleUser, JSON.parse(user)).name;
    return `${firstName} ${lastName}`.trim() || null;
  } catch {
    // No name is no reason to refuse a sign-in.
    return null;
  }
}

const appleUser = z.object({
  name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
});
