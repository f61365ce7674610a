import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hardened } from './bip32-node.ts';

/**
 * Derives the ed25519 private key at `path` below the master key of `seed`, each step hardened, and
 * passes it to `use`. The key and its ancestors are wiped before this returns, so `use` must not
 * keep it.
 * @throws {KeyringError} `index_invalid`
 * @see SLIP-10
 */
export function withEd25519Key<T>(
  seed: Uint8Array,
  path: readonly number[],
  use: (privateKey: Uint8Array) => T,
): T {
  const steps = path.map(hardened);
  // Key and chain code, one after the other.
  let node: Uint8Array = hmac(sha512, utf8ToBytes('ed25519 seed'), seed);
  try {
    for (const step of steps) {
      const parent = node;
      node = childOf(parent, step);
      parent.fill(0);
    }
    return use(node.subarray(0, 32));
  } finally {
    node.fill(0);
  }
}

function childOf(node: Uint8Array, step: number): Uint8Array {
  const index = new Uint8Array(4);
  new DataView(index.buffer).setUint32(0, step);
  const data = concatBytes(Uint8Array.of(0), node.subarray(0, 32), index);
  const child = hmac(sha512, node.subarray(32), data);
  data.fill(0);
  return child;
}
