import type { SolanaInstruction, UnknownInstruction } from './instruction.ts';
import { maximumUnits } from './transfer-fee.ts';
import type { SolanaPriority } from './transfer-plan.ts';

/**
 * The priority that a transaction pays for; null without a price. Without a limit it is the sum of
 * what its instructions get by themselves.
 * @see solana-compute-budget-instruction
 */
export function requestedPriority(
  instructions: readonly (SolanaInstruction | UnknownInstruction)[],
): SolanaPriority | null {
  const price = instructions.find((each) => each.kind === 'unit-price');
  if (price === undefined) return null;
  const limit = instructions.find((each) => each.kind === 'unit-limit');
  const usual = instructions.reduce((sum, { kind }) => sum + usualUnits(kind), 0);
  return {
    unitLimit: Math.min(limit?.units ?? usual, maximumUnits),
    unitPrice: price.microLamports,
  };
}

/** Returns the default compute units of an instruction: built-in programs get fewer than others. */
function usualUnits(kind: (SolanaInstruction | UnknownInstruction)['kind']): number {
  return kind === 'transfer' || kind === 'unit-limit' || kind === 'unit-price' ? 3_000 : 200_000;
}
