import { hkdfSync } from 'node:crypto';
import { deriveOprfKey } from '@billfold/keyring/vault';

/**
 * Derives the key that evaluates the cloud password of one wallet; the caller wipes it. Evaluations for one
 * wallet tell nothing about the password of another.
 */
export function oprfKeyOf(pepper: Uint8Array, walletId: string): Uint8Array {
  const seed = new Uint8Array(hkdfSync('sha256', pepper, new Uint8Array(), 'billfold/oprf/v1', 32));
  try {
    return deriveOprfKey(seed, Buffer.from(walletId));
  } finally {
    seed.fill(0);
  }
}
