import { dustOf } from './dust.ts';
import { feeOf, minimumSatPerKvb } from './fee-rate.ts';
import { outputKind } from './output-kind.ts';
import type { RawOutput, RawTransaction } from './raw-transaction.ts';
import { maximumWeight, minimumBareSize, toVsize } from './transaction-size.ts';

/** Why nodes would not relay a transaction that may be valid. */
export type PolicyFault =
  | 'too_large'
  /** Nodes relay nothing of the size of an inner node of a Merkle tree (CVE-2017-12842). */
  | 'too_small'
  | 'version_unsupported'
  /** It may not be mined before some block or time, or that cannot be told without a chain. */
  | 'time_locked'
  /** An output that is neither to an address nor a few bytes of data, once at most. */
  | 'output_nonstandard'
  | 'dust'
  | 'fee_too_low';

/** @see Bitcoin Core, policy.cpp `IsStandardTx` */
export function findPolicyFault(
  transaction: RawTransaction,
  { fee, dust }: { readonly fee: bigint; readonly dust: bigint },
): PolicyFault | null {
  const { version, outputs, weight, bare } = transaction;
  if (weight > maximumWeight) return 'too_large';
  if (bare.length < minimumBareSize) return 'too_small';
  if (version !== 1 && version !== 2) return 'version_unsupported';
  if (isTimeLocked(transaction)) return 'time_locked';
  if (!areOutputsStandard(outputs)) return 'output_nonstandard';
  if (outputs.some(({ value, script }) => value < dustOf(script, dust))) return 'dust';
  return fee < feeOf(toVsize(weight), minimumSatPerKvb) ? 'fee_too_low' : null;
}

/**
 * Reports whether a transaction is time-locked: by its lock time, unless every input opts out, or
 * by the sequence of an input (BIP-68).
 */
function isTimeLocked({ version, lockTime, inputs }: RawTransaction): boolean {
  if (lockTime !== 0 && inputs.some(({ sequence }) => sequence !== 0xffffffff)) return true;
  return (
    version >= 2 && inputs.some(({ sequence }) => sequence < 2 ** 31 && (sequence & 0xffff) > 0)
  );
}

function areOutputsStandard(outputs: readonly RawOutput[]): boolean {
  const kinds = outputs.map(({ script }) => outputKind(script));
  return !kinds.includes(null) && kinds.filter((kind) => kind === 'data').length <= 1;
}
