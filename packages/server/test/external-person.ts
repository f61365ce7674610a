import { createHash, randomBytes } from 'node:crypto';
import {
  type LogInWithProvider,
  logInWithDiscord,
  logInWithGoogle,
  type Provider,
  type ProviderAnswer,
  startProviderLogIn,
} from '@billfold/core/contract';
import type { TestServer } from './test-server.ts';
import { walkToProvider } from './walk-to-provider.ts';

export const signInPage = 'https://wallet.example/auth/sign-in';

/** The way of a browser to a provider and back to a page of the site. */
export async function visitProvider(
  server: TestServer,
  provider: Provider,
  redirectUri = signInPage,
): Promise<ProviderAnswer> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const { data } = await server.call(startProviderLogIn, {
    params: { provider },
    body: { redirectUri, codeChallenge },
  });
  const { url } = await walkToProvider(data.url);
  const code = url.searchParams.get('code') ?? '';
  const state = url.searchParams.get('state') ?? '';
  if (state !== data.state) throw new Error('another state came back');
  return { code, codeVerifier, redirectUri, state };
}

const logIns = { google: logInWithGoogle, discord: logInWithDiscord } as const;

export async function logInBy(server: TestServer, provider: 'google' | 'discord') {
  return logInWith(server, provider, await visitProvider(server, provider));
}

export async function logInWith(
  server: TestServer,
  provider: 'google' | 'discord',
  answer: ProviderAnswer & Partial<LogInWithProvider>,
) {
  const body = { twoFactorCode: null, ...answer };
  return (await server.call(logIns[provider], { body })).data;
}

export function refusedLogIn(
  server: TestServer,
  provider: 'google' | 'discord',
  answer: ProviderAnswer & Partial<LogInWithProvider>,
) {
  return server.refusal(logIns[provider], { body: { twoFactorCode: null, ...answer } });
}
