import { hex } from '@scure/base';
import type { Outpoint } from './canonical-order.ts';
import { compactSize, joinBytes, uint32, uint64 } from './wire-format.ts';

/** A version 2 transaction without lock time, as bytes, before anything of it is signed. */
export interface TransactionDraft {
  /** Outpoint of each input, 36 bytes. */
  readonly outpoints: readonly Uint8Array[];
  /** Output that each input spends. */
  readonly spent: readonly DraftOutput[];
  /** Values and scripts with their lengths. */
  readonly outputs: readonly Uint8Array[];
}

export interface DraftOutput {
  readonly value: bigint;
  readonly script: Uint8Array;
}

export interface DraftParts {
  /** Script of each input: that of the output that it spends. */
  readonly inputs: readonly (Outpoint & DraftOutput)[];
  readonly outputs: readonly DraftOutput[];
}

export function draftTransaction({ inputs, outputs }: DraftParts): TransactionDraft {
  return {
    outpoints: inputs.map(encodeOutpoint),
    spent: inputs.map(({ value, script }) => ({ value, script })),
    outputs: outputs.map(({ value, script }) =>
      joinBytes([uint64(value), compactSize(script.length), script]),
    ),
  };
}

/** A hash is shown in the reverse of its byte order. */
export function encodeOutpoint({ hash, index }: Outpoint): Uint8Array {
  return joinBytes([hex.decode(hash).reverse(), uint32(index)]);
}

/** Parts of an input that unlock what it spends. */
export interface Unlocking {
  readonly signatureScript: Uint8Array;
  readonly witness: readonly Uint8Array[];
}

/**
 * The bytes that go to a node, with one unlocking per input. Without any witness they have neither marker nor flag: nodes
 * refuse a superfluous one.
 * @see BIP-144
 */
export function encodeTransaction(
  { outpoints, outputs }: TransactionDraft,
  unlockings: readonly Unlocking[],
): Uint8Array {
  const hasWitness = unlockings.some(({ witness }) => witness.length > 0);
  const none = new Uint8Array();
  return joinBytes([
    version,
    hasWitness ? Uint8Array.of(0x00, 0x01) : none,
    compactSize(outpoints.length),
    ...outpoints.flatMap((outpoint, at) => [
      outpoint,
      withLength(unlockings[at]?.signatureScript ?? none),
      sequence,
    ]),
    compactSize(outputs.length),
    ...outputs,
    ...(hasWitness
      ? unlockings.flatMap(({ witness }) => [
          compactSize(witness.length),
          ...witness.map((item) => withLength(item)),
        ])
      : []),
    lockTime,
  ]);
}

function withLength(bytes: Uint8Array): Uint8Array {
  return joinBytes([compactSize(bytes.length), bytes]);
}

export const version = Uint8Array.of(2, 0, 0, 0);
/** Replaceable. @see BIP-125 */
export const sequence = Uint8Array.of(0xfd, 0xff, 0xff, 0xff);
export const lockTime = new Uint8Array(4);
