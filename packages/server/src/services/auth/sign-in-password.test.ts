import { describe, expect, it } from 'vitest';
import { createKdf } from '../../vault/kdf.ts';
import { hashPassword, isOutdated, isPassword, type PasswordTools } from './sign-in-password.ts';

const tools = (pepper = 1): PasswordTools => ({
  kdf: createKdf(),
  keys: { loginPepper: new Uint8Array(32).fill(pepper) },
});

describe('the sign-in password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane', async () => {
    const stored = await hashPassword('a quiet river', tools());
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(isOutdated(stored)).toBe(false);
    expect(await isPassword('a quiet river', stored, tools())).toBe(true);
    expect(await isPassword('a quiet River', stored, tools())).toBe(false);
  });

  it('is worth nothing without the pepper of the server', async () => {
    const stored = await hashPassword('a quiet river', tools());
    expect(await isPassword('a quiet river', stored, tools(2))).toBe(false);
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
        verify: (phc: string, password: string) => {
          verified.push(phc);
          return kdf.verify(phc, password);
        },
      },
    };
    expect(await isPassword('a quiet river', null, counting)).toBe(false);
    expect(verified).toHaveLength(1);
    expect(isOutdated(verified[0] ?? '')).toBe(false);
  });
});
