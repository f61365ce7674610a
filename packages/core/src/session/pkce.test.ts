import { expect, test } from 'vitest';
import { challengeOf, createPkce } from './pkce.ts';

test('challengeOf returns the challenge of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('createPkce makes a verifier of 43 characters from 32 random bytes', async () => {
  // Those of appendix B.
  const bytes = Uint8Array.from([
    116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77,
    105, 214, 191, 240, 91, 88, 5, 88, 83, 132, 141, 121,
  ]);
  const asked: number[] = [];
  const pkce = await createPkce({
    bytes: (length) => {
      asked.push(length);
      return bytes;
    },
  });
  expect(asked).toEqual([32]);
  expect(pkce.codeVerifier).toBe('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
  expect(pkce.codeChallenge).toBe(await challengeOf(pkce.codeVerifier));
});
