import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type EnvelopeTools, openEnvelope, sealEnvelope } from './envelope.ts';
import { createKdf, type Kdf } from './kdf.ts';
import type { Envelope, SeedBinding } from './sealed-seed.ts';

const binding: SeedBinding = {
  walletId: '0197c3a0-0000-7000-8000-000000000001',
  userId: '0197c3a0-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T09:00:00.123Z'),
};
const password = 'Correct-horse-7';
const plain = new Uint8Array(randomBytes(18));

/**
 * For tests that open hundreds of records. It ignores the cost, so that nothing but the
 * authenticated data tells that the cost was changed.
 */
const quickKdf: Kdf = {
  ...createKdf(),
  deriveKey: async (typed, salt) =>
    new Uint8Array(createHash('sha256').update(typed).update(salt).digest()),
};
const toolsWith = (kdf: Kdf): EnvelopeTools => ({
  kdf,
  random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
  pepper: new Uint8Array(32).fill(7),
});
const tools = toolsWith(quickKdf);
const use = { password, binding };
const wrongKey = { status: 400, code: 'WRONG_ENCRYPTION_KEY' };

const byteFields = ['salt', 'wrapIv', 'wrappedKey', 'seedIv', 'sealedSeed'] as const;
const flips = (record: Envelope) =>
  byteFields.flatMap((field) =>
    [...record[field].keys()].map((at) => ({
      ...record,
      [field]: record[field].map((byte, index) => (index === at ? byte ^ 1 : byte)),
    })),
  );

describe('the envelope (security.md §5)', () => {
  it('opens with the password that sealed it', async () => {
    const real = toolsWith(createKdf());
    const record = await sealEnvelope(plain, use, real);
    expect(record).toMatchObject({ version: 1, kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1' });
    expect(await openEnvelope(record, use, real)).toEqual(plain);
    await expect(
      openEnvelope(record, { ...use, password: 'correct-horse-7' }, real),
    ).rejects.toMatchObject(wrongKey);
  });

  it('opens whatever Unicode form the password is typed in', async () => {
    const record = await sealEnvelope(plain, { ...use, password: 'Ångström-pass-1' }, tools);
    const decomposed = 'Ångström-pass-1'.normalize('NFD');
    expect(await openEnvelope(record, { ...use, password: decomposed }, tools)).toEqual(plain);
  });

  it('does not open with any one byte flipped, and says no more than for a wrong password', async () => {
    const record = await sealEnvelope(plain, use, tools);
    const changed = flips(record);
    expect(changed).toHaveLength(16 + 12 + 48 + 12 + 34);
    const wrong = await openEnvelope(record, { ...use, password: 'x' }, tools).catch(
      (error) => error,
    );
    for (const flipped of changed) {
      const error = await openEnvelope(flipped, use, tools).catch((refusal) => refusal);
      expect({ ...error, message: error.message }).toEqual({ ...wrong, message: wrong.message });
    }
  });

  it.each([
    { walletId: '0197c3a0-0000-7000-8000-000000000009' },
    { userId: '0197c3a0-0000-7000-8000-000000000009' },
    { createdAt: new Date('2026-11-20T09:00:00.124Z') },
  ])('does not open for another owner: %j', async (other) => {
    const record = await sealEnvelope(plain, use, tools);
    const moved = { password, binding: { ...binding, ...other } };
    await expect(openEnvelope(record, moved, tools)).rejects.toMatchObject(wrongKey);
  });

  it('does not open with a part swapped in from another record of the same password', async () => {
    const [mine, other] = [
      await sealEnvelope(plain, use, tools),
      await sealEnvelope(plain, use, tools),
    ];
    for (const field of byteFields)
      await expect(
        openEnvelope({ ...mine, [field]: other[field] }, use, tools),
      ).rejects.toMatchObject(wrongKey);
  });

  it.each([
    { kdfParams: 'm=1024,t=1,p=1' },
    { kdfParams: 'm=65536,t=4,p=1' },
    { pepperVersion: 2 },
    { version: 2 },
    { salt: new Uint8Array(8) },
    { wrappedKey: new Uint8Array() },
    { sealedSeed: new Uint8Array(15) },
  ])('refuses a record whose terms were changed: %j', async (change) => {
    const record = { ...(await sealEnvelope(plain, use, tools)), ...change };
    await expect(openEnvelope(record, use, tools)).rejects.toMatchObject(wrongKey);
  });

  it('never derives a key from parameters below the floor', async () => {
    let derivations = 0;
    const counting = toolsWith({
      ...quickKdf,
      deriveKey: (typed, salt, cost) => {
        derivations += 1;
        return quickKdf.deriveKey(typed, salt, cost);
      },
    });
    const record = await sealEnvelope(plain, use, counting);
    const weak = { ...record, kdfParams: 'm=65535,t=3,p=1' };
    await expect(openEnvelope(weak, use, counting)).rejects.toMatchObject(wrongKey);
    expect(derivations).toBe(1);
  });

  it('does not open under another pepper', async () => {
    const record = await sealEnvelope(plain, use, tools);
    const stolen = { ...tools, pepper: new Uint8Array(32) };
    await expect(openEnvelope(record, use, stolen)).rejects.toMatchObject(wrongKey);
  });

  it('never uses a data key, salt or nonce twice', async () => {
    const drawn: string[] = [];
    const recording = {
      ...tools,
      random: {
        bytes: (length: number) => {
          const bytes = new Uint8Array(randomBytes(length));
          drawn.push(Buffer.from(bytes).toString('hex'));
          return bytes;
        },
      },
    };
    const ivs = new Set<string>();
    for (let count = 0; count < 1_000; count += 1) {
      const record = await sealEnvelope(plain, use, recording);
      ivs.add(Buffer.from(record.seedIv).toString('hex'));
      ivs.add(Buffer.from(record.wrapIv).toString('hex'));
    }
    expect(ivs.size).toBe(2_000);
    // A salt, two nonces and a data key for each seal, all fresh.
    expect(new Set(drawn).size).toBe(4_000);
  });

  it('seals nothing when there is no randomness', async () => {
    const broken = {
      ...tools,
      random: {
        bytes: (): Uint8Array => {
          throw new Error('no entropy');
        },
      },
    };
    await expect(sealEnvelope(plain, use, broken)).rejects.toThrow('no entropy');
  });
});
