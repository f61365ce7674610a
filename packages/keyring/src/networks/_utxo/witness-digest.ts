import {
  doubleSha256,
  outpointBytes,
  outputBytes,
  type RawInput,
  type RawTransaction,
} from './raw-transaction.ts';
import { joinBytes, uint32, uint64 } from './wire-format.ts';

/** Computes the digest that a p2wpkh input signs, from the key hash and value of its outpoint. */
export type WitnessDigest = (
  input: RawInput,
  spent: { readonly keyHash: Uint8Array; readonly value: bigint },
) => Uint8Array;

/**
 * Digests for `SIGHASH_ALL`. What all inputs share is hashed once. Built from the
 * transaction as it was read, apart from `signing-digest.ts`: it is the second opinion on each
 * signature.
 * @see BIP-143
 */
export function createWitnessDigest(transaction: RawTransaction): WitnessDigest {
  const { version, inputs, outputs, lockTime } = transaction;
  const outpoints = doubleSha256(joinBytes(inputs.map(outpointBytes)));
  const sequences = doubleSha256(joinBytes(inputs.map(({ sequence }) => uint32(sequence))));
  const destinations = doubleSha256(joinBytes(outputs.map(outputBytes)));
  return (input, { keyHash, value }) =>
    doubleSha256(
      joinBytes([
        uint32(version),
        outpoints,
        sequences,
        outpointBytes(input),
        scriptCode(keyHash),
        uint64(value),
        uint32(input.sequence),
        destinations,
        uint32(lockTime),
        uint32(sighashAll),
      ]),
    );
}

export const sighashAll = 0x01;

/** With its length in front: DUP HASH160 <key hash> EQUALVERIFY CHECKSIG. */
export function scriptCode(keyHash: Uint8Array): Uint8Array {
  return Uint8Array.of(0x19, 0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac);
}
