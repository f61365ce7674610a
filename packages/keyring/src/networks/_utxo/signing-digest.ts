import { schnorr } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { lockTime, sequence, type TransactionDraft, version } from './transaction-draft.ts';
import { compactSize, joinBytes, uint32, uint64 } from './wire-format.ts';

/** Digests that the keys of inputs sign, each of them for all inputs and outputs. */
export interface SigningDigests {
  /** Returns the digest of a p2pkh input by its index. It takes time in proportion to the transaction. */
  legacy(at: number, keyHash: Uint8Array): Uint8Array;
  /** Returns the digest of a p2wpkh input, nested or not. @see BIP-143 */
  segwit(at: number, keyHash: Uint8Array): Uint8Array;
  /** Returns the digest of a taproot input that its key spends, for the default hash type. @see BIP-341 */
  taproot(at: number): Uint8Array;
}

/**
 * Digests for `SIGHASH_ALL`. What all inputs share is hashed once, so a transaction with witnesses takes time in
 * proportion to its inputs.
 */
export function createSigningDigests(draft: TransactionDraft): SigningDigests {
  let shared: Uint8Array | undefined;
  let taprootShared: Uint8Array | undefined;
  return {
    legacy: (at, keyHash) => twice(legacyPreimage(draft, at, keyHash)),
    segwit: (at, keyHash) => {
      shared ??= segwitPreimage(draft);
      return twice(withInput(shared, { draft, at, keyHash }));
    },
    taproot: (at) => {
      taprootShared ??= taprootPreimage(draft);
      return schnorr.utils.taggedHash('TapSighash', taprootShared, uint32(at));
    },
  };
}

export const sighashAll = 0x01;
const sighashAllWord = Uint8Array.of(sighashAll, 0, 0, 0);

/** DUP HASH160 <key hash> EQUALVERIFY CHECKSIG, with its length in front. */
function scriptCode(keyHash: Uint8Array): Uint8Array {
  return Uint8Array.of(0x19, 0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac);
}

/** The transaction with the script of the output that an input spends in its place, and no other script. */
function legacyPreimage(
  { outpoints, outputs }: TransactionDraft,
  signed: number,
  keyHash: Uint8Array,
): Uint8Array {
  const script = scriptCode(keyHash);
  const none = Uint8Array.of(0);
  return joinBytes([
    version,
    compactSize(outpoints.length),
    ...outpoints.flatMap((outpoint, at) => [outpoint, at === signed ? script : none, sequence]),
    compactSize(outputs.length),
    ...outputs,
    lockTime,
    sighashAllWord,
  ]);
}

/** @see BIP-143 */
function segwitPreimage({ outpoints, outputs }: TransactionDraft): Uint8Array {
  return joinBytes([
    version,
    twice(joinBytes(outpoints)),
    twice(joinBytes(outpoints.map(() => sequence))),
    new Uint8Array(outpointLength),
    scriptCode(new Uint8Array(20)),
    new Uint8Array(8),
    sequence,
    twice(joinBytes(outputs)),
    lockTime,
    sighashAllWord,
  ]);
}

interface SegwitInput {
  readonly draft: TransactionDraft;
  readonly at: number;
  readonly keyHash: Uint8Array;
}

function withInput(shared: Uint8Array, { draft, at, keyHash }: SegwitInput): Uint8Array {
  const [outpoint, spent] = [draft.outpoints[at], draft.spent[at]];
  if (outpoint === undefined || spent === undefined)
    throw new RangeError('There is no such input.');
  const preimage = Uint8Array.from(shared);
  preimage.set(outpoint, outpointAt);
  preimage.set(keyHash, keyHashAt);
  preimage.set(uint64(spent.value), valueAt);
  return preimage;
}

const outpointLength = 36;
/** Behind the version and two hashes. */
const outpointAt = 4 + 32 + 32;
const keyHashAt = outpointAt + outpointLength + 4;
const valueAt = keyHashAt + 20 + 2;

/** Everything but the index of the input: epoch 0, hash type 0, neither a script nor an annex. @see BIP-341 */
function taprootPreimage({ outpoints, outputs, spent }: TransactionDraft): Uint8Array {
  const scripts = spent.map(({ script }) => joinBytes([compactSize(script.length), script]));
  return joinBytes([
    Uint8Array.of(0x00, 0x00),
    version,
    lockTime,
    sha256(joinBytes(outpoints)),
    sha256(joinBytes(spent.map(({ value }) => uint64(value)))),
    sha256(joinBytes(scripts)),
    sha256(joinBytes(outpoints.map(() => sequence))),
    sha256(joinBytes(outputs)),
    Uint8Array.of(0x00),
  ]);
}

function twice(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}
