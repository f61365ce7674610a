import { createPrivateKey, sign } from 'node:crypto';
import type { Clock } from '@billfold/core';
import type { AppleSettings } from '../platform/provider-settings.ts';

const lifeSeconds = 5 * 60;

/**
 * The client secret that Apple has its clients make: a JWT (RFC 7519) signed with ES256.
 * @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
export function createAppleSecret(settings: AppleSettings, clock: Clock): string {
  const { issuer, clientId, teamId, keyId, privateKey } = settings;
  const iat = Math.floor(clock.now() / 1_000);
  const claims = { iss: teamId, iat, exp: iat + lifeSeconds, aud: issuer, sub: clientId };
  const text = `${part({ alg: 'ES256', kid: keyId })}.${part(claims)}`;
  const key = { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
