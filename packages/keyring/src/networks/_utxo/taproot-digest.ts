import { sha256 } from '@noble/hashes/sha2.js';
import {
  outpointBytes,
  outputBytes,
  type RawOutput,
  type RawTransaction,
} from './raw-transaction.ts';
import { compactSize, joinBytes, uint32, uint64 } from './wire-format.ts';

/** Computes the digest that the taproot input at an index signs with its key, for a hash type. */
export type TaprootDigest = (at: number, hashType: TaprootHashType) => Uint8Array;

/** `SIGHASH_DEFAULT` or `SIGHASH_ALL`, which sign the same parts and differ in this byte. */
export type TaprootHashType = 0x00 | 0x01;

/**
 * Digests for all inputs and outputs. Built from the transaction as it was read and from the outputs that its inputs spend, apart
 * from `signing-digest.ts`: it is the second opinion on each signature.
 * @see BIP-341
 */
export function createTaprootDigest(
  { version, inputs, outputs, lockTime }: RawTransaction,
  spent: readonly RawOutput[],
): TaprootDigest {
  const amounts = sha256(joinBytes(spent.map(({ value }) => uint64(value))));
  const scripts = sha256(
    joinBytes(spent.flatMap(({ script }) => [compactSize(script.length), script])),
  );
  const outpoints = sha256(joinBytes(inputs.map(outpointBytes)));
  const sequences = sha256(joinBytes(inputs.map(({ sequence }) => uint32(sequence))));
  const destinations = sha256(joinBytes(outputs.map(outputBytes)));
  const tag = sha256(new TextEncoder().encode('TapSighash'));
  const epoch = Uint8Array.of(0);
  /** Neither a script path nor an annex. */
  const spendType = Uint8Array.of(0);
  return (at, hashType) =>
    sha256(
      joinBytes([
        ...[tag, tag, epoch, Uint8Array.of(hashType), uint32(version), uint32(lockTime)],
        ...[outpoints, amounts, scripts, sequences, destinations, spendType, uint32(at)],
      ]),
    );
}
