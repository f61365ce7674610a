import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appCode } from '../../test/two-factor.ts';
import { secretText, stepOfCode, totpUri } from './totp-code.ts';

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const rfcSecret = new TextEncoder().encode('12345678901234567890');
const rfcCodes = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('stepOfCode', () => {
  it.each(rfcCodes)('knows the code of RFC 6238 at %i s', (seconds, code) => {
    expect(stepOfCode(rfcSecret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('takes the codes of the step before and after, and no other', () => {
    const now = 1_111_111_111_000;
    const at = (steps: number) => appCode(secretText(rfcSecret), now + steps * 30_000);
    const step = Math.floor(now / 30_000);
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(rfcSecret, at(steps), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  it.each(['', '28708', '2870820', '28708a', '２８７０８２', ' 287082'])('refuses %j', (code) => {
    expect(stepOfCode(rfcSecret, code, 59_000)).toBeNull();
  });

  it('reads what any authenticator app makes of the secret', () => {
    const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 });
    const times = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(secrets, times, (secret, seconds) => {
        const code = appCode(secretText(secret), seconds * 1_000);
        expect(stepOfCode(secret, code, seconds * 1_000)).not.toBeNull();
      }),
    );
  });
});

describe('totpUri', () => {
  it('says all that an app needs', () => {
    const uri = new URL(totpUri(rfcSecret, 'ada+1@example.com'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Billfold:ada+1@example.com');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Billfold',
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
