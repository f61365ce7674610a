import { sha256 } from '@noble/hashes/sha2.js';
import { lockTime, sequence, type TransactionDraft, version } from './transaction-draft.ts';
import { joinBytes, uint64 } from './wire-format.ts';

/** Digest that the key of an input signs, for all inputs and outputs. */
export type SigningDigest = (input: SignedInput) => Uint8Array;

interface SignedInput {
  readonly outpoint: Uint8Array;
  readonly keyHash: Uint8Array;
  /** Value of the output that it spends. */
  readonly value: bigint;
}

/**
 * Digests for `SIGHASH_ALL` of p2wpkh inputs. What all inputs share is hashed once, so a
 * transaction takes time in proportion to its inputs.
 * @see BIP-143
 */
export function createSigningDigest(draft: TransactionDraft): SigningDigest {
  const { outpoints, outputs } = draft;
  const preimage = joinBytes([
    version,
    twice(joinBytes(outpoints)),
    twice(joinBytes(outpoints.map(() => sequence))),
    new Uint8Array(outpointLength),
    // DUP HASH160 <key hash> EQUALVERIFY CHECKSIG, with its length in front.
    Uint8Array.of(0x19, 0x76, 0xa9, 0x14, ...new Uint8Array(20), 0x88, 0xac),
    new Uint8Array(8),
    sequence,
    twice(joinBytes(outputs)),
    lockTime,
    Uint8Array.of(sighashAll, 0, 0, 0),
  ]);
  return ({ outpoint, keyHash, value }) => {
    preimage.set(outpoint, outpointAt);
    preimage.set(keyHash, keyHashAt);
    preimage.set(uint64(value), valueAt);
    return twice(preimage);
  };
}

export const sighashAll = 0x01;

const outpointLength = 36;
/** Behind the version and two hashes. */
const outpointAt = 4 + 32 + 32;
const keyHashAt = outpointAt + outpointLength + 4;
const valueAt = keyHashAt + 20 + 2;

function twice(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}
