import type { InvalidFields } from '@billfold/core/flows';
import type { ApiKeyKind, ApiKeyScope, CreateApiKey } from '@billfold/core/payments';
import { readKeyOrigins } from './read-origins.ts';

export type KeyField = 'name' | 'scopes' | 'allowedIps' | 'allowedOrigins' | 'expiresAt';

/** Scopes that open a call today; a key keeps others that it has. */
const offered: readonly ApiKeyScope[] = [
  'payments:read',
  'payments:write',
  'webhooks:write',
  'rates:read',
  'embed:write',
];

/** Lists the scopes that a key can be given, and those that it has. */
export function scopesFor(held: readonly ApiKeyScope[]): readonly ApiKeyScope[] {
  return [...offered, ...held.filter((scope) => !offered.includes(scope))];
}

/** Typed values of a key. */
export interface KeyValues {
  readonly name: string;
  readonly kind: ApiKeyKind;
  readonly scopes: readonly ApiKeyScope[];
  /** One address or network per line. */
  readonly addresses: string;
  /** One origin per line, of a publishable key. */
  readonly origins: string;
}

type KeyAccess = Pick<CreateApiKey, 'name' | 'scopes' | 'allowedIps' | 'allowedOrigins'>;

interface ReadKey {
  readonly invalid: InvalidFields<KeyField>;
  readonly access: KeyAccess;
}

/** Reads what was typed, and names what is wrong with it. A publishable key has origins in place of scopes. */
export function readKey({ name, ...limits }: KeyValues): ReadKey {
  const trimmed = name.trim();
  const { invalid, access } =
    limits.kind === 'SECRET' ? readSecretLimits(limits) : readPageLimits(limits);
  return {
    invalid: {
      ...((trimmed === '' || trimmed.length > 60) && { name: 'apiKey.name.length' }),
      ...invalid,
    },
    access: { ...access, name: trimmed },
  };
}

interface ReadLimits extends Pick<ReadKey, 'invalid'> {
  readonly access: Omit<KeyAccess, 'name'>;
}

function readSecretLimits({
  scopes,
  addresses,
}: Pick<KeyValues, 'scopes' | 'addresses'>): ReadLimits {
  const allowedIps = addresses.split(/[\s,;]+/).filter((each) => each !== '');
  return {
    invalid: {
      ...(scopes.length === 0 && { scopes: 'apiKey.scopes.missing' }),
      ...(!allowedIps.every(looksLikeNetwork) && { allowedIps: 'apiKey.addresses.invalid' }),
    },
    access: { scopes, allowedIps, allowedOrigins: [] },
  };
}

function readPageLimits({ origins }: Pick<KeyValues, 'origins'>): ReadLimits {
  const { problem, origins: allowedOrigins } = readKeyOrigins(origins);
  return {
    invalid: problem === null ? {} : { allowedOrigins: problem },
    access: { scopes: [], allowedIps: [], allowedOrigins },
  };
}

/** The service checks the numbers; this tells an address from a host name or a sentence. */
function looksLikeNetwork(text: string): boolean {
  return /^(\d{1,3}(\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]*)(\/\d{1,3})?$/i.test(text);
}

export const expiries = ['never', '30', '90', '365'] as const;
export type Expiry = (typeof expiries)[number];

const dayMs = 24 * 3_600_000;

/** Returns the end of a key; null for never. */
export function expiryOf(expiry: Expiry, now: number): Date | null {
  return expiry === 'never' ? null : new Date(now + Number(expiry) * dayMs);
}
