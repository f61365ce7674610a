import { createHash, randomBytes } from 'node:crypto';
import { sealedVersion } from '@billfold/keyring/vault';
import { describe, expect, it } from 'vitest';
import { sealFirstVersion } from '../../test/first-version.ts';
import { type EnvelopeTools, openEnvelope, rewrapEnvelope, sealEnvelope } from './envelope.ts';
import { createKdf, type Kdf } from './kdf.ts';
import type { Envelope, SeedBinding } from './sealed-seed.ts';
import { toVersions } from './versions.ts';

const binding: SeedBinding = {
  walletId: '0197c3a0-0000-7000-8000-000000000001',
  userId: '0197c3a0-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T09:00:00.123Z'),
};
const password = 'Correct-horse-7';
const plain = new Uint8Array(randomBytes(18));

/**
 * Key derivation for tests that open hundreds of records. It ignores the cost parameters, so that
 * only the authenticated data can reveal a changed cost.
 */
const quickKdf: Kdf = {
  ...createKdf(),
  deriveKey: async (typed, salt) =>
    new Uint8Array(createHash('sha256').update(typed).update(salt).digest()),
};
const toolsWith = (kdf: Kdf): EnvelopeTools => ({
  kdf,
  random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
  peppers: toVersions([[1, new Uint8Array(32).fill(7)]]),
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

describe('the envelope', () => {
  it('opens with the password that sealed it', async () => {
    const real = toolsWith(createKdf());
    const record = await sealEnvelope(plain, use, real);
    expect(record).toMatchObject({ version: 2, kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1' });
    expect(await openEnvelope(record, use, real)).toEqual({ plain, renewed: null });
    await expect(
      openEnvelope(record, { ...use, password: 'correct-horse-7' }, real),
    ).rejects.toMatchObject(wrongKey);
  });

  it('opens whatever Unicode form the password is typed in', async () => {
    const record = await sealEnvelope(plain, { ...use, password: 'Ångström-pass-1' }, tools);
    const decomposed = 'Ångström-pass-1'.normalize('NFD');
    expect(await openEnvelope(record, { ...use, password: decomposed }, tools)).toMatchObject({
      plain,
    });
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
    { version: 1 },
    { version: 3 },
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
    const stolen = { ...tools, peppers: toVersions([[1, new Uint8Array(32)]]) };
    await expect(openEnvelope(record, use, stolen)).rejects.toMatchObject(wrongKey);
  });

  it('renews a record under a newer pepper, with the same password and the same sealed part', async () => {
    const record = await sealEnvelope(plain, use, tools);
    const newer = new Uint8Array(32).fill(8);
    const rotated = { ...tools, peppers: toVersions([...tools.peppers.all, [2, newer]]) };
    const { plain: opened, renewed } = await openEnvelope(record, use, rotated);
    expect(opened).toEqual(plain);
    if (renewed === null) throw new Error('not renewed');
    expect(renewed).toMatchObject({ pepperVersion: 2, sealedSeed: record.sealedSeed });
    expect(renewed.wrapIv).not.toEqual(record.wrapIv);
    const onlyNewer = { ...tools, peppers: toVersions([[2, newer] as const]) };
    expect(await openEnvelope(renewed, use, onlyNewer)).toEqual({ plain, renewed: null });
    for (const [kept, withTools] of [
      [renewed, tools],
      [record, onlyNewer],
    ] as const)
      await expect(openEnvelope(kept, use, withTools)).rejects.toMatchObject(wrongKey);
  });

  describe('of version 1', () => {
    it('opens for its password alone, and is renewed as version 2 with the same sealed part', async () => {
      const record = await sealFirstVersion(plain, use, tools);
      const { plain: opened, renewed } = await openEnvelope(record, use, tools);
      expect(opened).toEqual(plain);
      if (renewed === null) throw new Error('not renewed');
      const { seedIv, sealedSeed, salt } = record;
      expect(renewed).toMatchObject({ version: sealedVersion, seedIv, sealedSeed, salt });
      expect(renewed.wrappedKey).not.toEqual(record.wrappedKey);
      expect(await openEnvelope(renewed, use, tools)).toEqual({ plain, renewed: null });
      for (const each of [record, renewed])
        await expect(
          openEnvelope(each, { ...use, password: 'correct-horse-7' }, tools),
        ).rejects.toMatchObject(wrongKey);
    });

    it('opens in no other wallet, and not as another version', async () => {
      const record = await sealFirstVersion(plain, use, tools);
      const other = { ...binding, walletId: '0197c3a0-0000-7000-8000-000000000009' };
      await expect(openEnvelope(record, { password, binding: other }, tools)).rejects.toMatchObject(
        wrongKey,
      );
      await expect(
        openEnvelope({ ...record, version: sealedVersion }, use, tools),
      ).rejects.toMatchObject(wrongKey);
    });

    it('is wrapped as version 2 by a change of the password', async () => {
      const record = await sealFirstVersion(plain, use, tools);
      const newPassword = 'Other-horse-77';
      const rewrapped = await rewrapEnvelope(record, { ...use, newPassword }, tools);
      expect(rewrapped.version).toBe(sealedVersion);
      expect(await openEnvelope(rewrapped, { password: newPassword, binding }, tools)).toEqual({
        plain,
        renewed: null,
      });
    });

    it('is renewed under the newest pepper and version at once', async () => {
      const record = await sealFirstVersion(plain, use, tools);
      const newer = toVersions([...tools.peppers.all, [2, new Uint8Array(32).fill(8)] as const]);
      const { renewed } = await openEnvelope(record, use, { ...tools, peppers: newer });
      expect(renewed).toMatchObject({ version: sealedVersion, pepperVersion: 2 });
    });
  });

  it('S36: never uses a data key, salt or nonce twice (prove secrets: of 100,000 seals)', async () => {
    const seals = 1_000;
    const drawn = new Set<string>();
    const ivs = new Set<string>();
    const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
    const recording = {
      ...tools,
      kdf: { ...quickKdf, deriveKey: async () => new Uint8Array(32) },
      random: {
        bytes: (length: number) => {
          const bytes = new Uint8Array(randomBytes(length));
          drawn.add(textOf(bytes));
          return bytes;
        },
      },
    };
    for (let count = 0; count < seals; count += 1) {
      const { seedIv, wrapIv } = await sealEnvelope(plain, use, recording);
      ivs.add(textOf(seedIv)).add(textOf(wrapIv));
    }
    expect(ivs.size).toBe(2 * seals);
    // A salt, two nonces and a data key for each seal, all fresh.
    expect(drawn.size).toBe(4 * seals);
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
