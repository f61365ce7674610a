import { describe, expect, it } from 'vitest';
import { costOf, createKdf } from './kdf.ts';

const cost = { memoryKib: 19_456, passes: 2, lanes: 1 };
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('createKdf', () => {
  it('makes argon2id PHC strings with a salt of their own', async () => {
    const kdf = createKdf();
    const first = await kdf.hash('password', cost);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(costOf(first)).toEqual(cost);
    expect(await kdf.hash('password', cost)).not.toBe(first);
    expect(await kdf.verify(first, 'password')).toBe(true);
    expect(await kdf.verify(first, 'Password')).toBe(false);
  });

  // `argon2id` of the reference implementation (phc-winner-argon2, test.c): 64 MiB, t=2, p=1.
  it('derives the key of the reference vector', async () => {
    const key = await createKdf().deriveKey(bytes('password'), bytes('somesalt'), {
      memoryKib: 65_536,
      passes: 2,
      lanes: 1,
    });
    expect(Buffer.from(key).toString('hex')).toBe(
      '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
    );
  });

  it('answers 34 of 40 at once and refuses the rest with 429', async () => {
    const kdf = createKdf();
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => kdf.hash('password', cost)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(6);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 429, code: 'BUSY' });
  });
});
