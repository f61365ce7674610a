import { createKdf, type Kdf, type KdfCost } from '../src/vault/kdf.ts';

/**
 * Creates a KDF that pays a hundredth of the memory that its records name, and derives nothing twice:
 * holders that tests put back (recall.ts) have their salts again. The full price is paid in kdf.test.ts,
 * envelope.test.ts and signer-process.test.ts, and by every built server.
 */
export function createRememberingKdf(kdf: Kdf = createKdf()): Kdf {
  const keys = new Map<string, Promise<Uint8Array>>();
  const answers = new Map<string, Promise<boolean>>();
  // Cheap hashes, by the record that names the full price.
  const hashes = new Map<string, string>();
  return {
    ...kdf,
    deriveKey: async (password, salt, cost) => {
      const name = JSON.stringify([[...password], [...salt], cost]);
      const key = keys.get(name) ?? kdf.deriveKey(Uint8Array.from(password), salt, cheap(cost));
      keys.set(name, key);
      // A copy, because callers wipe what they get.
      return Uint8Array.from(await key);
    },
    hash: async (password, cost, lane) => {
      const phc = await kdf.hash(password, cheap(cost), lane);
      const named = phc.replace(/\$m=\d+/, `$m=${cost.memoryKib}`);
      hashes.set(named, phc);
      return named;
    },
    verify: (phc, password, lane) => {
      const name = JSON.stringify([phc, password]);
      const answer = answers.get(name) ?? kdf.verify(hashes.get(phc) ?? phc, password, lane);
      answers.set(name, answer);
      return answer;
    },
  };
}

/** Another cost gives another key, as at the full price. */
const cheap = ({ memoryKib, passes, lanes }: KdfCost): KdfCost => ({
  // Argon2 takes no less than 8 KiB a lane.
  memoryKib: Math.max(8 * lanes, Math.ceil(memoryKib / 100)),
  passes,
  lanes,
});
