import { dustOf } from './dust.ts';
import { feeOf, minimumSatPerKvb } from './fee-rate.ts';
import type { RawTransaction } from './raw-transaction.ts';
import { maximumWeight, toVsize } from './transaction-size.ts';

/** Why nodes would not relay a transaction that may be valid. */
export type PolicyFault =
  | 'too_large'
  | 'version_unsupported'
  /** It may not be mined before some block or time, or that cannot be told without a chain. */
  | 'time_locked'
  | 'dust'
  | 'fee_too_low';

/** @see Bitcoin Core, policy.cpp `IsStandardTx` */
export function findPolicyFault(
  transaction: RawTransaction,
  { fee, dust }: { readonly fee: bigint; readonly dust: bigint },
): PolicyFault | null {
  const { version, outputs, weight } = transaction;
  if (weight > maximumWeight) return 'too_large';
  if (version !== 1 && version !== 2) return 'version_unsupported';
  if (isTimeLocked(transaction)) return 'time_locked';
  if (outputs.some(({ value, script }) => value < dustOf(script, dust))) return 'dust';
  return fee < feeOf(toVsize(weight), minimumSatPerKvb) ? 'fee_too_low' : null;
}

/** By its lock time, unless every input opts out, or by the sequence of an input (BIP-68). */
function isTimeLocked({ version, lockTime, inputs }: RawTransaction): boolean {
  if (lockTime !== 0 && inputs.some(({ sequence }) => sequence !== 0xffffffff)) return true;
  return (
    version >= 2 && inputs.some(({ sequence }) => sequence < 2 ** 31 && (sequence & 0xffff) > 0)
  );
}
