import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { type PaymentClaims, paymentClaims } from './payment-claims.ts';
import { requestType } from './sign-request.ts';

const header = z.object({
  alg: z.literal('EdDSA'),
  kid: z.string(),
  typ: z.literal(requestType),
  // An extension that has to be understood (RFC 7515, section 4.1.11); we understand none.
  crit: z.optional(z.never()),
});

const hostKeys = z.object({ keys: z.array(z.unknown()).check(z.maxLength(100)) });

const ed25519Key = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string(),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** Longest request, in characters. */
const longest = 8_192;

/**
 * Returns the claims of a request that one of the published keys of its host has signed; null for any other text.
 * Host, payment and times are for the caller to compare.
 */
export function verifyRequest(request: string, published: unknown): PaymentClaims | null {
  const [, head = '', body = '', signature = ''] =
    request.length > longest ? [] : (/^([\w-]+)\.([\w-]+)\.([\w-]{86})$/.exec(request) ?? []);
  const { data: read } = z.safeParse(header, parse(head));
  const key = read === undefined ? undefined : findKey(read.kid, published);
  const bytes = Buffer.from(signature, 'base64url');
  // One signature has one text: the last character has bits that decode to nothing.
  if (key === undefined || bytes.toString('base64url') !== signature) return null;
  const isSigned = verify(
    null,
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key, format: 'jwk' }),
    bytes,
  );
  return isSigned ? (z.safeParse(paymentClaims, parse(body)).data ?? null) : null;
}

/** Finds a key by its id among the published ones, some of which may be of kinds that we do not know. */
function findKey(kid: string, published: unknown) {
  const { data } = z.safeParse(hostKeys, published);
  const known = data?.keys.flatMap((each) => z.safeParse(ed25519Key, each).data ?? []);
  return known?.find((each) => each.kid === kid);
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
