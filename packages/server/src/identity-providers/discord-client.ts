import * as z from 'zod/mini';
import type { DiscordSettings } from '../platform/provider-settings.ts';
import { type ProviderClient, providerRefused, providerUnavailable } from './provider-client.ts';

const timeoutMs = 10_000;

/** Discord speaks OAuth 2.0 (RFC 6749) and names the user by a call of its own. */
export function createDiscordClient(settings: DiscordSettings): ProviderClient {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, userUrl } = settings;
  return {
    authorizationUrl: async ({ redirectUri, state, codeChallenge }) => {
      const url = new URL(authorizeUrl);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        scope: 'identify email',
        redirect_uri: redirectUri,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },
    identify: async ({ code, redirectUri, codeVerifier }) => {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      });
      const { access_token } = await ask(tokenUrl, { method: 'POST', body }, token);
      const headers = { authorization: `Bearer ${access_token}` };
      const { id, email, verified, ...names } = await ask(userUrl, { headers }, person);
      if (typeof email !== 'string') throw providerRefused('discord');
      const name = names.global_name ?? names.username;
      return { subject: id, email, isEmailVerified: verified === true, name };
    },
  };
}

async function ask<T>(url: string, init: RequestInit, schema: z.ZodMiniType<T>): Promise<T> {
  const response = await reach(url, init);
  if (response.status >= 500) throw providerUnavailable('discord');
  const parsed = z.safeParse(schema, await response.json().catch(() => null));
  if (!response.ok || !parsed.success) throw providerRefused('discord');
  return parsed.data;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(url, { ...init, redirect: 'error', signal });
  } catch {
    // Whatever keeps us from Discord, the person can only try again.
    throw providerUnavailable('discord');
  }
}

const token = z.object({ access_token: z.string() });
const person = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  verified: z.optional(z.boolean()),
});
