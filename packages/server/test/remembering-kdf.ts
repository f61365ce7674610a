import { createKdf, type Kdf, type KdfCost } from '../src/vault/kdf.ts';

/**
 * The real one, but for its price: keys cost a hundredth of what their records say, and nothing is
 * done twice, as holders that tests put back (recall.ts) have their salts again. The real price is
 * paid in kdf.test.ts, envelope.test.ts and signer-process.test.ts, and by every built server.
 */
export function createRememberingKdf(kdf: Kdf = createKdf()): Kdf {
  const keys = new Map<string, Promise<Uint8Array>>();
  const answers = new Map<string, Promise<boolean>>();
  return {
    ...kdf,
    deriveKey: async (password, salt, cost) => {
      const name = JSON.stringify([[...password], [...salt], cost]);
      const key = keys.get(name) ?? kdf.deriveKey(Uint8Array.from(password), salt, cheap(cost));
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

/** Another cost gives another key, as it does in earnest. */
const cheap = ({ memoryKib, ...others }: KdfCost): KdfCost => ({
  ...others,
  memoryKib: Math.ceil(memoryKib / 100),
});
