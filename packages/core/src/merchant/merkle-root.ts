import { hasTransactionForm } from './has-transaction-form.ts';
import { doubleSha256, fromShownHash, malformedProof, toHex } from './proof-bytes.ts';
import { ReceiptError } from './receipt-error.ts';

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
 * @throws {ReceiptError} proof_malformed, branch_ambiguous
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
    const sibling = fromShownHash(text);
    const isRight = Math.floor(index / 2 ** level) % 2 === 1;
    // A level with an odd count repeats its last hash: no transaction is in the repeated place (CVE-2012-2459).
    if (isRight && toHex(sibling) === toHex(hash))
      throw ambiguousBranch('The index of a transaction is that of its repetition.');
    const pair = new Uint8Array(64);
    pair.set(isRight ? sibling : hash);
    pair.set(isRight ? hash : sibling, 32);
    if (hasTransactionForm(pair))
      throw ambiguousBranch('A node of the branch reads as a transaction.');
    return doubleSha256(pair);
  }, doubleSha256(transaction));
}

const ambiguousBranch = (message: string): ReceiptError =>
  new ReceiptError('branch_ambiguous', message);
