import { describe, expect, it } from 'vitest';
import { formatApiKey, parseApiKey } from './api-key-text.ts';
import { crc32 } from './crc32.ts';

const random = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
const secretTest = { kind: 'SECRET', livemode: false } as const;

describe('an API key (R-KEY-01)', () => {
  it.each([
    [secretTest, 'bf_test_sk_'],
    [{ kind: 'SECRET', livemode: true }, 'bf_live_sk_'],
    [{ kind: 'PUBLISHABLE', livemode: false }, 'bf_test_pk_'],
    [{ kind: 'PUBLISHABLE', livemode: true }, 'bf_live_pk_'],
  ] as const)('of %o begins with %s and is read back', (facts, prefix) => {
    const text = formatApiKey(random, facts);
    expect(text).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{49}$`));
    expect(parseApiKey(text)).toEqual(facts);
  });

  it('has the same length for all random bytes', () => {
    for (const byte of [0, 255])
      expect(formatApiKey(new Uint8Array(32).fill(byte), secretTest)).toHaveLength(60);
  });

  it('is recognised as mistyped when any one character differs, or two change places', () => {
    const text = formatApiKey(random, secretTest);
    for (let at = 0; at < text.length; at += 1) {
      const other = text.charAt(at) === 'x' ? 'y' : 'x';
      expect(parseApiKey(`${text.slice(0, at)}${other}${text.slice(at + 1)}`)).toBeNull();
      const [first, second] = [text.charAt(at), text.charAt(at + 1)];
      if (first === second || second === '') continue;
      expect(parseApiKey(`${text.slice(0, at)}${second}${first}${text.slice(at + 2)}`)).toBeNull();
    }
  });

  it.each(['', ' ', 'bf_test_sk_', 'bf_test_sk_ü', 'x'.repeat(1_000_000)])(
    'is not %.20s',
    (text) => {
      expect(parseApiKey(text)).toBeNull();
    },
  );

  it('is no other text around a key', () => {
    const text = formatApiKey(random, secretTest);
    for (const around of [` ${text}`, `${text} `, `${text}\n`, `${text}0`, text.toUpperCase()])
      expect(parseApiKey(around)).toBeNull();
  });
});

it('crc32 gives the check value of the catalogue of CRC algorithms', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
});
