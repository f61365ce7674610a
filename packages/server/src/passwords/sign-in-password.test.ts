import { describe, expect, it } from 'vitest';
import { createKdf } from '../vault/kdf.ts';
import { toVersions } from '../vault/versions.ts';
import type { Lane } from '../vault/work-queue.ts';
import { hashPassword, isOutdated, isPassword, type PasswordTools } from './sign-in-password.ts';

const pepper = (fill: number) => ({ loginPepper: new Uint8Array(32).fill(fill) });
const tools = (...fills: readonly number[]): PasswordTools => ({
  kdf: createKdf(),
  lane: 'owner',
  keys: toVersions((fills.length === 0 ? [1] : fills).map((fill, at) => [at + 1, pepper(fill)])),
});

describe('the sign-in password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane (R-AUTH-10)', async () => {
    const stored = await hashPassword('a quiet river', tools());
    expect(stored).toMatch(/^1:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(isOutdated(stored, tools().keys)).toBe(false);
    expect(await isPassword('a quiet river', stored, tools())).toBe(true);
    expect(await isPassword('a quiet River', stored, tools())).toBe(false);
  });

  it('is worth nothing without the pepper of the server', async () => {
    const stored = await hashPassword('a quiet river', tools());
    expect(await isPassword('a quiet river', stored, tools(2))).toBe(false);
  });

  it('opens under the pepper it was hashed with, and is outdated once there is a newer one', async () => {
    const stored = await hashPassword('a quiet river', tools());
    const rotated = tools(1, 2);
    expect(await isPassword('a quiet river', stored, rotated)).toBe(true);
    expect(isOutdated(stored, rotated.keys)).toBe(true);
    const renewed = await hashPassword('a quiet river', rotated);
    expect(renewed).toMatch(/^2:/);
    expect(isOutdated(renewed, rotated.keys)).toBe(false);
    expect(await isPassword('a quiet river', renewed, rotated)).toBe(true);
    // Hashes of before the first rotation had no version.
    expect(await isPassword('a quiet river', stored.slice(2), rotated)).toBe(true);
    await expect(isPassword('a quiet river', renewed, tools())).rejects.toThrow('Master key 2');
  });

  it('is the same in whatever Unicode form it is typed', async () => {
    const stored = await hashPassword('ångström river', tools());
    expect(await isPassword('ångström river'.normalize('NFD'), stored, tools())).toBe(true);
  });

  it('costs one derivation of the same cost when there is no such user', async () => {
    const verified: string[] = [];
    const kdf = createKdf();
    const counting = {
      ...tools(),
      kdf: {
        ...kdf,
        verify: (phc: string, password: string, lane: Lane) => {
          verified.push(phc);
          return kdf.verify(phc, password, lane);
        },
      },
    };
    expect(await isPassword('a quiet river', null, counting)).toBe(false);
    expect(verified).toHaveLength(1);
    expect(isOutdated(verified[0] ?? '', tools().keys)).toBe(false);
  });
});
