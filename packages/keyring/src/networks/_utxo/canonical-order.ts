import { hex } from '@scure/base';

/** Inputs by hash, then by output index. @see BIP-69 */
export function compareInputs(a: Outpoint, b: Outpoint): number {
  return compareText(a.hash, b.hash) || a.index - b.index;
}

/** Outputs by value, then by script. @see BIP-69 */
export function compareOutputs(a: ScriptOutput, b: ScriptOutput): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return compareText(hex.encode(a.script), hex.encode(b.script));
}

export interface Outpoint {
  /** Id as it is shown, which is the byte order of BIP-69. */
  readonly hash: string;
  readonly index: number;
}

interface ScriptOutput {
  readonly value: bigint;
  readonly script: Uint8Array;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
