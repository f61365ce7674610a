import { createKdf, type Kdf } from '../src/vault/kdf.ts';

/**
 * The real one, which does nothing twice: holders that tests put back (recall.ts) have their salts
 * again, and 64 MiB of argon2id cost more than what those tests test.
 */
export function createRememberingKdf(kdf: Kdf = createKdf()): Kdf {
  const keys = new Map<string, Promise<Uint8Array>>();
  const answers = new Map<string, Promise<boolean>>();
  return {
    ...kdf,
    deriveKey: async (password, salt, cost) => {
      const name = JSON.stringify([[...password], [...salt], cost]);
      const key = keys.get(name) ?? kdf.deriveKey(Uint8Array.from(password), salt, cost);
      keys.set(name, key);
      // A copy, because callers wipe what they get.
      return Uint8Array.from(await key);
    },
    verify: (phc, password) => {
      const name = JSON.stringify([phc, password]);
      const answer = answers.get(name) ?? kdf.verify(phc, password);
      answers.set(name, answer);
      return answer;
    },
  };
}
