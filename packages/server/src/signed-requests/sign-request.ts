import { sign } from 'node:crypto';
import type { SigningKey } from './host-keys.ts';
import type { PaymentClaims } from './payment-claims.ts';

/** Type in the header, so that no other token of a host is taken for a request. */
export const requestType = 'billfold-payment+jws';

/** Signs a request to pay: a JWS in compact form (RFC 7515) with Ed25519 (RFC 8037). */
export function signRequest(claims: PaymentClaims, { kid, key }: SigningKey): string {
  const header = { alg: 'EdDSA', kid, typ: requestType };
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
