import {
  doubleSha256,
  outpointBytes,
  outputBytes,
  type RawTransaction,
} from './raw-transaction.ts';
import { compactSize, joinBytes, uint32 } from './wire-format.ts';
import { scriptCode, sighashAll } from './witness-digest.ts';

/**
 * Returns the digest that the p2pkh input at an index signs for `SIGHASH_ALL`. Built from the transaction as it was read, apart
 * from `signing-digest.ts`: it is the second opinion on each signature.
 * @see Bitcoin Core, interpreter.cpp `SignatureHash`
 */
export function legacyDigest(
  { version, inputs, outputs, lockTime }: RawTransaction,
  signed: number,
  keyHash: Uint8Array,
): Uint8Array {
  const parts = [uint32(version), compactSize(inputs.length)];
  for (const [at, input] of inputs.entries())
    parts.push(
      outpointBytes(input),
      at === signed ? scriptCode(keyHash) : compactSize(0),
      uint32(input.sequence),
    );
  parts.push(compactSize(outputs.length), ...outputs.map(outputBytes));
  parts.push(uint32(lockTime), uint32(sighashAll));
  return doubleSha256(joinBytes(parts));
}
