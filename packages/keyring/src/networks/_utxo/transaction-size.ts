/** Above this weight no node relays a transaction. @see Bitcoin Core, policy.h `MAX_STANDARD_TX_WEIGHT` */
export const maximumWeight = 400_000;

/** Below this size without its witnesses neither, up to Bitcoin Core 24. @see policy.h `MIN_STANDARD_TX_NONWITNESS_SIZE` */
export const minimumBareSize = 82;

/** Outpoint, empty script and sequence count four times: 4 × (36 + 1 + 4). */
const inputBaseWeight = 164;
/** Item count, signature and key with their lengths; 72 is the longest low-S signature and its type. */
const inputWitnessWeight = 1 + 1 + 72 + 1 + 33;
export const inputWeight = inputBaseWeight + inputWitnessWeight;

/**
 * Weight of a transaction of p2wpkh inputs. A signature is one byte shorter in half of the cases,
 * rarely two: never more than this, and less by a quarter of a virtual byte per input or so.
 * @see BIP-141
 */
export function weightOf(inputCount: number, scripts: readonly Uint8Array[]): number {
  const outputs = scripts.reduce((sum, script) => sum + outputSize(script), 0);
  // Version and lock time; marker and flag belong to the witness.
  const frame = 4 + 4 + compactSizeLength(inputCount) + compactSizeLength(scripts.length);
  return (frame + outputs) * 4 + 2 + inputCount * inputWeight;
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
