import { describe, expect, it } from 'vitest';
import { costOf, createKdf } from './kdf.ts';
import { createWorkQueue, type Lane } from './work-queue.ts';

const cost = { memoryKib: 19_456, passes: 2, lanes: 1 };
const cheap = { ...cost, memoryKib: 1_024 };
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('createKdf', () => {
  it('makes argon2id PHC strings with a salt of their own', async () => {
    const kdf = createKdf();
    const first = await kdf.hash('password', cost, 'guest');
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(costOf(first)).toEqual(cost);
    expect(await kdf.hash('password', cost, 'guest')).not.toBe(first);
    expect(await kdf.verify(first, 'password', 'guest')).toBe(true);
    expect(await kdf.verify(first, 'Password', 'guest')).toBe(false);
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

  it.each([
    ['owner', 34],
    ['guest', 33],
  ] as const)(
    'answers of 40 %ss at once %i, and refuses the rest with 429 (F14)',
    async (lane, taken) => {
      const kdf = createKdf();
      const results = await Promise.allSettled(
        Array.from({ length: 40 }, () => kdf.hash('password', cheap, lane)),
      );
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(40 - taken);
      for (const { reason } of refused) expect(reason).toMatchObject({ status: 429, code: 'BUSY' });
    },
  );

  it('derives the keys of wallets in the lane of owners, which guests do not fill (F14)', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 32 });
    const lanes: Lane[] = [];
    const kdf = createKdf({
      ...queue,
      run: (lane, work) => {
        lanes.push(lane);
        return queue.run(lane, work);
      },
    });
    await kdf.deriveKey(bytes('password'), bytes('somesalt'), cheap);
    const phc = await kdf.hash('password', cheap, 'guest');
    await kdf.verify(phc, 'password', 'owner');
    expect(lanes).toEqual(['owner', 'guest', 'owner']);
  });
});
