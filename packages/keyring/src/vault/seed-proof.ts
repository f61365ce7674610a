import { secp256k1 } from '@noble/curves/secp256k1.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';

/** Evaluation for which a seed is proved. */
export interface ProvedEvaluation {
  readonly walletId: string;
  readonly evaluationId: string;
}

/** Proof of a seed: a signature by its BIP-32 master key, which signs no transaction. */
export interface SeedProof {
  /** Compressed public key of 33 bytes. */
  readonly publicKey: Uint8Array;
  /** ECDSA signature of 64 bytes with a low S. */
  readonly signature: Uint8Array;
}

/**
 * Proves to the server that an evaluation opened the wallet, so that it no longer counts as a guess.
 * @example
 * const evaluationId = '0197c3a0-0000-7000-8000-000000000003';
 * const { publicKey, signature } = proveSeed(seed, { walletId, evaluationId });
 */
export function proveSeed(seed: Uint8Array, evaluation: ProvedEvaluation): SeedProof {
  const master = HDKey.fromMasterSeed(seed);
  try {
    const { privateKey, publicKey } = master;
    if (privateKey === null || publicKey === null) throw new Error('a master key without its keys');
    return { publicKey, signature: secp256k1.sign(messageOf(evaluation), privateKey) };
  } finally {
    master.wipePrivateData();
  }
}

/**
 * Verifies a proof of `proveSeed`. The caller compares the public key with that of the wallet.
 * @example
 * const evaluation = { walletId, evaluationId: '0197c3a0-0000-7000-8000-000000000003' };
 * const isProved = verifySeedProof(proveSeed(seed, evaluation), evaluation);
 */
export function verifySeedProof(
  { publicKey, signature }: SeedProof,
  evaluation: ProvedEvaluation,
): boolean {
  try {
    return secp256k1.verify(signature, messageOf(evaluation), publicKey);
  } catch {
    // No point of the curve, or no signature.
    return false;
  }
}

function messageOf({ walletId, evaluationId }: ProvedEvaluation): Uint8Array {
  return utf8ToBytes(`billfold/vault-proof/v1|${walletId}|${evaluationId}`);
}
