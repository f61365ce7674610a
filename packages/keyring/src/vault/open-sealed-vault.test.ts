import type { SealedVault } from '@billfold/core/contract';
import { base64urlnopad } from '@scure/base';
import { describe, expect, it, vi } from 'vitest';
import { seedPhraseToEntropy } from '../seed-entropy.ts';
import { seedPhraseToSeed } from '../seed-phrase.ts';
import { type KeyDerivation, openSealedVault } from './open-sealed-vault.ts';
import { deriveOprfKey, evaluateBlinded, evaluateInput } from './oprf.ts';
import { deriveWrappingKey, seedContext, wrapContext } from './sealed-record.ts';

const walletId = '0197c3a0-0000-7000-8000-000000000001';
const owner = {
  userId: '0197c3a0-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T09:00:00.123Z'),
};
const password = 'Ångström-horse-7';
const phrase = `${'abandon '.repeat(11)}about`;
const key = deriveOprfKey(new Uint8Array(32).fill(7), new TextEncoder().encode(walletId));
const text = base64urlnopad.encode;

/** Stands for argon2id, which needs seconds without its native form. */
async function deriveKey({ password: typed, salt }: KeyDerivation): Promise<Uint8Array> {
  return new Uint8Array(
    await crypto.subtle.digest('SHA-256', Uint8Array.from([...typed, ...salt])),
  );
}

const evaluate = async (blinded: string): Promise<string> =>
  text(evaluateBlinded(key, base64urlnopad.decode(blinded)));

async function seal(): Promise<SealedVault> {
  const salt = new Uint8Array(16).fill(3);
  const typed = new TextEncoder().encode(password.normalize('NFKC'));
  const stretched = await deriveKey({ password: typed, salt, memoryKib: 0, passes: 0, lanes: 0 });
  const output = evaluateInput(key, stretched);
  const wrapping = deriveWrappingKey({ walletId, stretched, output });
  const dataKey = crypto.getRandomValues(new Uint8Array(32));
  const [ivW, ivS] = [new Uint8Array(12).fill(1), new Uint8Array(12).fill(2)];
  const cost = { kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1', pepperVersion: 1 };
  const plain = Uint8Array.from([...seedPhraseToEntropy(phrase), 0, 0]);
  return {
    ...{ v: 2, kdf: 'argon2id', params: { m: 65_536, t: 3, p: 1 }, salt: text(salt), pepperV: 1 },
    ivW: text(ivW),
    wrap: text(await encrypt(dataKey, wrapping, ivW, wrapContext(2, { walletId, ...cost, salt }))),
    ivS: text(ivS),
    seed: text(await encrypt(plain, dataKey, ivS, seedContext({ walletId, ...owner }))),
    ...owner,
    isNewest: true,
  };
}

async function encrypt(
  plain: Uint8Array,
  aesKey: Uint8Array,
  iv: Uint8Array<ArrayBuffer>,
  context: string,
): Promise<Uint8Array> {
  const aes = await crypto.subtle.importKey('raw', new Uint8Array(aesKey), 'AES-GCM', false, [
    'encrypt',
  ]);
  const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context) };
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, aes, new Uint8Array(plain)));
}

const open = (vault: SealedVault, changes: Partial<Parameters<typeof openSealedVault>[0]> = {}) =>
  openSealedVault({ walletId, vault, password, deriveKey, evaluate, ...changes });
const locked = { code: 'vault_locked' };

describe('openSealedVault', () => {
  it('returns the seed for the password, in whichever Unicode form it is typed', async () => {
    const vault = await seal();
    const seed = seedPhraseToSeed(phrase);
    expect(await open(vault)).toEqual(seed);
    expect(await open(vault, { password: password.normalize('NFD') })).toEqual(seed);
  });

  it('refuses another password, wallet, owner and evaluation key', async () => {
    const vault = await seal();
    const other = walletId.replace(/1$/, '9');
    await expect(open(vault, { password: 'other' })).rejects.toMatchObject(locked);
    await expect(open(vault, { walletId: other })).rejects.toMatchObject(locked);
    await expect(open({ ...vault, userId: other })).rejects.toMatchObject(locked);
    await expect(open({ ...vault, createdAt: new Date(0) })).rejects.toMatchObject(locked);
    await expect(open({ ...vault, pepperV: 2 })).rejects.toMatchObject(locked);
    const otherKey = deriveOprfKey(new Uint8Array(32).fill(8), new Uint8Array());
    const wrongly = async (blinded: string) =>
      text(evaluateBlinded(otherKey, base64urlnopad.decode(blinded)));
    await expect(open(vault, { evaluate: wrongly })).rejects.toMatchObject(locked);
  });

  it.each(['salt', 'ivW', 'wrap', 'ivS', 'seed'] as const)(
    'refuses a record whose %s was changed',
    async (field) => {
      const vault = await seal();
      const bytes = base64urlnopad.decode(vault[field]);
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      await expect(open({ ...vault, [field]: text(bytes) })).rejects.toMatchObject(locked);
      await expect(open({ ...vault, [field]: '*' })).rejects.toMatchObject(locked);
    },
  );

  it.each([
    { v: 1 },
    { v: 3 },
    { kdf: 'scrypt' },
    { params: { m: 1_024, t: 3, p: 1 } },
    { params: { m: 65_536, t: 2, p: 1 } },
    { params: { m: 2_097_152, t: 3, p: 1 } },
    { params: {} },
  ])('asks nothing of a server that names %j', async (change) => {
    const asked = { deriveKey: vi.fn(deriveKey), evaluate: vi.fn(evaluate) };
    await expect(open({ ...(await seal()), ...change }, asked)).rejects.toMatchObject({
      code: 'vault_unsupported',
    });
    expect(asked.deriveKey).not.toHaveBeenCalled();
    expect(asked.evaluate).not.toHaveBeenCalled();
  });

  it('shows the server another element each time', async () => {
    const vault = await seal();
    const asked = vi.fn(evaluate);
    for (let count = 0; count < 3; count += 1) await open(vault, { evaluate: asked });
    expect(new Set(asked.mock.calls.map(([blinded]) => blinded)).size).toBe(3);
  });
});
