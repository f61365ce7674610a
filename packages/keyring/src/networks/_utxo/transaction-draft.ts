import { hex } from '@scure/base';
import type { Outpoint } from './canonical-order.ts';
import { compactSize, joinBytes, uint32, uint64 } from './wire-format.ts';

/** A version 2 transaction without lock time, as bytes, before anything of it is signed. */
export interface TransactionDraft {
  /** Outpoint of each input, 36 bytes. */
  readonly outpoints: readonly Uint8Array[];
  /** Values and scripts with their lengths. */
  readonly outputs: readonly Uint8Array[];
}

export interface DraftParts {
  readonly inputs: readonly Outpoint[];
  readonly outputs: readonly { readonly value: bigint; readonly script: Uint8Array }[];
}

export function draftTransaction({ inputs, outputs }: DraftParts): TransactionDraft {
  return {
    outpoints: inputs.map(encodeOutpoint),
    outputs: outputs.map(({ value, script }) =>
      joinBytes([uint64(value), compactSize(script.length), script]),
    ),
  };
}

/** A hash is shown in the reverse of its byte order. */
export function encodeOutpoint({ hash, index }: Outpoint): Uint8Array {
  return joinBytes([hex.decode(hash).reverse(), uint32(index)]);
}

export interface InputWitness {
  /** DER, with the byte of its hash type. */
  readonly signature: Uint8Array;
  /** Compressed. */
  readonly publicKey: Uint8Array;
}

/** The bytes that go to a node; one witness per input. @see BIP-144 */
export function encodeTransaction(
  { outpoints, outputs }: TransactionDraft,
  witnesses: readonly InputWitness[],
): Uint8Array {
  return joinBytes([
    version,
    Uint8Array.of(0x00, 0x01),
    compactSize(outpoints.length),
    ...outpoints.flatMap((outpoint) => [outpoint, Uint8Array.of(0), sequence]),
    compactSize(outputs.length),
    ...outputs,
    ...witnesses.map(({ signature, publicKey }) =>
      joinBytes([Uint8Array.of(2, signature.length), signature, Uint8Array.of(33), publicKey]),
    ),
    lockTime,
  ]);
}

export const version = Uint8Array.of(2, 0, 0, 0);
/** Replaceable. @see BIP-125 */
export const sequence = Uint8Array.of(0xfd, 0xff, 0xff, 0xff);
export const lockTime = new Uint8Array(4);
