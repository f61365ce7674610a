import { chainNames } from '@billfold/core';
import { KeyringError } from '../keyring-error.ts';
import { signableNetworks } from '../signable-network.ts';
import type { TransferPlan } from '../transfer-plan.ts';

/**
 * Formats a plan as JSON, for `parsePlan` on another machine. Integers that JSON does not have are
 * `{"$bigint":"12"}`.
 * @example
 * const text = formatPlan(plan);
 */
export function formatPlan(plan: TransferPlan): string {
  return JSON.stringify(plan, (_, value: unknown) =>
    typeof value === 'bigint' ? { $bigint: value.toString() } : value,
  );
}

/**
 * Parses a plan of `formatPlan`. Compare it with the approved payment before it is signed; `signTransfer`
 * compares the rest with the bytes that it signs.
 * @throws {KeyringError} `plan_mismatch` for text that is no plan
 * @example
 * const received = parsePlan(formatPlan(plan));
 * console.log(received.network, received.fee);
 */
export function parsePlan(text: string): TransferPlan {
  const plan = read(text);
  if (isPlan(plan)) return plan;
  throw new KeyringError('plan_mismatch', 'This is no plan of a transfer.');
}

function read(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      isTagged(value) ? BigInt(value.$bigint) : value,
    );
  } catch {
    return null;
  }
}

function isTagged(value: unknown): value is { readonly $bigint: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$bigint' in value &&
    typeof value.$bigint === 'string' &&
    /^-?\d{1,78}$/.test(value.$bigint)
  );
}

const families: readonly unknown[] = ['utxo', 'evm', 'tron', 'solana', 'ton'];
const networks: readonly unknown[] = signableNetworks;
const chains: readonly unknown[] = chainNames;

function isPlan(value: unknown): value is TransferPlan {
  return (
    typeof value === 'object' &&
    value !== null &&
    'family' in value &&
    'network' in value &&
    'chain' in value &&
    families.includes(value.family) &&
    networks.includes(value.network) &&
    chains.includes(value.chain)
  );
}
