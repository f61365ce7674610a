import type { ApiKeyKind } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';

/** Limits of a key, before they are stored. */
export interface KeyLimits {
  readonly kind: ApiKeyKind;
  readonly scopes: readonly string[];
  readonly allowedIps: readonly string[];
  readonly allowedOrigins: readonly string[];
}

/**
 * Validates the limits of a key: a secret one has scopes and perhaps addresses, a publishable one has
 * origins alone.
 * @throws {ApiError} 400 VALIDATION_FAILED
 */
export function checkKeyLimits(
  { kind, scopes, allowedIps, allowedOrigins }: KeyLimits,
  chainMode: ServiceContext['chainMode'],
): void {
  if (kind === 'SECRET') {
    if (scopes.length === 0) throw refused('scopes', 'Choose at least one scope');
    if (allowedOrigins.length > 0)
      throw refused('allowedOrigins', 'A secret key has no origins: pages must never have it');
    return;
  }
  if (scopes.length > 0) throw refused('scopes', 'A publishable key has no scopes');
  if (allowedIps.length > 0)
    throw refused('allowedIps', 'A publishable key is used by any browser, so it has no addresses');
  if (allowedOrigins.length === 0) throw refused('allowedOrigins', 'Add at least one origin');
  for (const origin of allowedOrigins)
    if (!isOrigin(origin, chainMode))
      throw refused(
        'allowedOrigins',
        fill('{origin} is not an https origin, such as https://shop.example', { origin }),
      );
}

/** Exactly what a browser sends: HTTPS, and in the sandbox pages of this machine too. */
function isOrigin(text: string, chainMode: ServiceContext['chainMode']): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text) return false;
  if (protocol === 'https:') return true;
  return chainMode === 'sandbox' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** @throws {ApiError} 400 VALIDATION_FAILED for a time that is past */
export function checkKeyExpiry(expiresAt: Date | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) throw refused('expiresAt', 'Must be in the future');
}

const refused = (field: string, message: RefusalText): ApiError => fieldRefused(field, { message });
