import type { WatchKind } from './key-versions.ts';

/** Above this weight no node relays a transaction. @see Bitcoin Core, policy.h `MAX_STANDARD_TX_WEIGHT` */
export const maximumWeight = 400_000;

/** Below this size without its witnesses neither, up to Bitcoin Core 24. @see policy.h `MIN_STANDARD_TX_NONWITNESS_SIZE` */
export const minimumBareSize = 82;

/** Outpoint, length of the script and sequence. */
const inputFrame = 36 + 1 + 4;
/** Signature and key with their lengths; 72 is the longest low-S signature and its type. */
const signatureAndKey = 1 + 72 + 1 + 33;
/** Version 0 program of a key hash with its length, in the script of an input. */
const redeemScript = 1 + 22;
/** Item count before the signature and the key. */
const keyWitness = 1 + signatureAndKey;
/** Item count and the signature of BIP-340 with its length. */
const taprootWitness = 1 + 1 + 64;

/** Weight of an input by the kind of the output that it spends; bytes outside of a witness count four times. @see BIP-141 */
export const inputWeights: Readonly<Record<WatchKind, number>> = {
  pkh: 4 * (inputFrame + signatureAndKey),
  'sh-wpkh': 4 * (inputFrame + redeemScript) + keyWitness,
  wpkh: 4 * inputFrame + keyWitness,
  tr: 4 * inputFrame + taprootWitness,
};

/** Parts of a transaction that its weight depends on. */
export interface WeighedTransaction {
  /** Kind of the outputs that it spends. */
  readonly kind: WatchKind;
  readonly inputCount: number;
  /** Scripts of the outputs that it makes. */
  readonly scripts: readonly Uint8Array[];
}

/**
 * Weight of a transaction whose inputs are all of one kind. A signature of ECDSA is one byte shorter in half of the cases,
 * rarely two: never more than this, and less by a virtual byte per p2pkh input or so, and by a quarter of it per witness.
 * @see BIP-141
 */
export function weightOf({ kind, inputCount, scripts }: WeighedTransaction): number {
  const outputs = scripts.reduce((sum, script) => sum + outputSize(script), 0);
  // Version and lock time; marker and flag belong to the witness.
  const frame = 4 + 4 + compactSizeLength(inputCount) + compactSizeLength(scripts.length);
  const marker = kind === 'pkh' ? 0 : 2;
  return (frame + outputs) * 4 + marker + inputCount * inputWeights[kind];
}

/** Bytes of an output: value, script length, script. */
export function outputSize(script: Uint8Array): number {
  return 8 + compactSizeLength(script.length) + script.length;
}

/** Virtual bytes, rounded up. @see BIP-141 */
export function toVsize(weight: number): number {
  return Math.ceil(weight / 4);
}

export function compactSizeLength(value: number): number {
  if (value < 0xfd) return 1;
  return value <= 0xffff ? 3 : 5;
}
