import * as z from 'zod/mini';
import { readVariable, type Variables } from './env.ts';
import { StartError } from './start-error.ts';

/** Settings of this server at the sign-in providers; null where one is not configured. */
export interface ProviderSettings {
  readonly google: OidcSettings | null;
  readonly discord: DiscordSettings | null;
  readonly apple: AppleSettings | null;
}
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
export interface AppleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM of a P-256 key, which signs the secrets that Apple has its clients make. */
  readonly privateKey: string;
}
export interface DiscordSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userUrl: string;
}

export const noProviders: ProviderSettings = { google: null, discord: null, apple: null };

/** @throws {StartError} when a provider is set up by half, or a value is not allowed */
export function readProviderSettings(variables: Variables): ProviderSettings {
  const address = (name: string, fallback: string): string =>
    readVariable(variables, name, { ...providerUrl, fallback });
  const google = readTogether(variables, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const discord = readTogether(variables, ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET']);
  const apple = readTogether(variables, [
    'APPLE_CLIENT_ID',
    'APPLE_TEAM_ID',
    'APPLE_KEY_ID',
    'APPLE_PRIVATE_KEY',
  ]);
  return {
    google: google && {
      issuer: address('GOOGLE_ISSUER', 'https://accounts.google.com'),
      clientId: google('GOOGLE_CLIENT_ID'),
      clientSecret: google('GOOGLE_CLIENT_SECRET'),
    },
    discord: discord && {
      clientId: discord('DISCORD_CLIENT_ID'),
      clientSecret: discord('DISCORD_CLIENT_SECRET'),
      authorizeUrl: address('DISCORD_AUTHORIZE_URL', 'https://discord.com/oauth2/authorize'),
      tokenUrl: address('DISCORD_TOKEN_URL', 'https://discord.com/api/oauth2/token'),
      userUrl: address('DISCORD_USER_URL', 'https://discord.com/api/users/@me'),
    },
    apple: apple && {
      issuer: address('APPLE_ISSUER', 'https://appleid.apple.com'),
      clientId: apple('APPLE_CLIENT_ID'),
      teamId: apple('APPLE_TEAM_ID'),
      keyId: apple('APPLE_KEY_ID'),
      // Files of variables hold one line each.
      privateKey: apple('APPLE_PRIVATE_KEY').replaceAll('\\n', '\n'),
    },
  };
}

/** Variables that belong together; null when none of them is set. */
function readTogether(
  variables: Variables,
  names: readonly string[],
): ((name: string) => string) | null {
  const values = new Map(names.map((name) => [name, readVariable(variables, name, anyText)]));
  const missing = names.filter((name) => !values.get(name));
  if (missing.length === names.length) return null;
  if (missing.length === 0) return (name) => values.get(name) ?? '';
  throw new StartError(`${missing.join(', ')} must be set too, or none of ${names.join(', ')}.`);
}

const anyText = {
  schema: z.nullable(z.string().check(z.maxLength(8_192))),
  fallback: null,
  allowed: 'text',
};

const providerUrl = {
  schema: z.string().check(z.refine(isProviderUrl)),
  allowed: 'an https address, or an http address on this machine',
};

function isProviderUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
