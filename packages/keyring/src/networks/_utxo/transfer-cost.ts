import { dustOf } from './dust.ts';
import { feeOf } from './fee-rate.ts';
import type { WatchKind } from './key-versions.ts';
import { inputWeights, toVsize, weightOf } from './transaction-size.ts';

/** Cost of a transfer to one recipient at one fee rate. */
export interface TransferCost {
  readonly satPerKvb: bigint;
  /** Weight of each input. */
  readonly inputWeight: number;
  /** Fee of `inputCount` inputs that pay the recipient alone. */
  withoutChange(inputCount: number): bigint;
  /** Cost with a second output for the change. */
  withChange(inputCount: number): bigint;
  /** Change below this is left to the fee. */
  readonly minimumChange: bigint;
}

export interface CostedScripts {
  /** Kind of the outputs that are spent, and of the change. */
  readonly kind: WatchKind;
  readonly recipient: Uint8Array;
  readonly change: Uint8Array;
}

export function createTransferCost(
  scripts: CostedScripts,
  { satPerKvb, dust }: { readonly satPerKvb: bigint; readonly dust: bigint },
): TransferCost {
  const { kind, recipient, change } = scripts;
  const fee = (inputCount: number, outputs: readonly Uint8Array[]) =>
    feeOf(toVsize(weightOf({ kind, inputCount, scripts: outputs })), satPerKvb);
  return {
    satPerKvb,
    inputWeight: inputWeights[kind],
    withoutChange: (inputCount) => fee(inputCount, [recipient]),
    withChange: (inputCount) => fee(inputCount, [recipient, change]),
    minimumChange: dustOf(change, dust),
  };
}
