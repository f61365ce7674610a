import { crc32 } from './crc32.ts';

/** `SECRET` for servers, `PUBLISHABLE` for pages. */
export type ApiKeyKind = 'SECRET' | 'PUBLISHABLE';

/** Facts that the text of an API key tells by itself. */
export interface ApiKeyFacts {
  readonly kind: ApiKeyKind;
  readonly livemode: boolean;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of 256 bits in base 62. */
const randomLength = 43;
/** Digits of 32 bits in base 62. */
const checkLength = 6;

const pattern = new RegExp(`^bf_(test|live)_(sk|pk)_[0-9A-Za-z]{${randomLength + checkLength}}$`);

/**
 * Reads an API key without asking a server: null for text that is none, such as a mistyped key, whose last
 * six characters are no checksum of the others.
 * @example
 * parseApiKey('bf_test_sk_mistyped'); // null
 */
export function parseApiKey(text: string): ApiKeyFacts | null {
  const [, mode, kind] = pattern.exec(text) ?? [];
  if (mode === undefined) return null;
  const body = text.slice(0, -checkLength);
  if (text.slice(-checkLength) !== checksumOf(body)) return null;
  return { kind: kind === 'sk' ? 'SECRET' : 'PUBLISHABLE', livemode: mode === 'live' };
}

/**
 * Writes 32 random bytes as an API key, which ends with a checksum.
 * @example
 * const bytes = crypto.getRandomValues(new Uint8Array(32));
 * const key = formatApiKey(bytes, { kind: 'SECRET', livemode: false });
 */
export function formatApiKey(random: Uint8Array, { kind, livemode }: ApiKeyFacts): string {
  let value = 0n;
  for (const byte of random) value = value * 256n + BigInt(byte);
  const mode = livemode ? 'live' : 'test';
  const body = `bf_${mode}_${kind === 'SECRET' ? 'sk' : 'pk'}_${toBase62(value, randomLength)}`;
  return `${body}${checksumOf(body)}`;
}

const checksumOf = (body: string): string => toBase62(BigInt(crc32(body)), checkLength);

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n)
    text = `${digits.charAt(Number(rest % 62n))}${text}`;
  return text;
}
