import { doubleSha256, fromShownHash, malformedProof } from './proof-bytes.ts';

export interface MerkleBranch {
  /** Sibling hashes up to the Merkle root, lowest first, in the byte order of explorers. */
  readonly branch: readonly string[];
  /** Place of the transaction in its block, from 0. */
  readonly index: number;
}

/** Deeper trees have more transactions than a block can hold. */
const deepest = 24;

/**
 * Computes the Merkle root over a transaction and its branch.
 * @throws {ReceiptError} proof_malformed
 */
export function merkleRoot(transaction: Uint8Array, { branch, index }: MerkleBranch): Uint8Array {
  if (
    branch.length > deepest ||
    !Number.isInteger(index) ||
    index < 0 ||
    index >= 2 ** branch.length
  )
    throw malformedProof('A branch does not lead to its index.');
  return branch.reduce((hash, text, level) => {
    const beside = fromShownHash(text);
    const isRight = Math.floor(index / 2 ** level) % 2 === 1;
    const pair = new Uint8Array(64);
    pair.set(isRight ? beside : hash);
    pair.set(isRight ? hash : beside, 32);
    return doubleSha256(pair);
  }, doubleSha256(transaction));
}
