import { type BaseUnits, toBaseUnits } from '@billfold/core';
import type { SolanaPriority } from './transfer-plan.ts';

/**
 * Lamports that a transaction is charged: 5,000 for each signature, and its priority rounded up.
 * @see solana-fee-structure, `FeeStructure`
 */
export function transferFee(signatures: number, priority: SolanaPriority | null): BaseUnits {
  const microLamports = priority === null ? 0n : BigInt(priority.unitLimit) * priority.unitPrice;
  return toBaseUnits(BigInt(signatures) * 5_000n + (microLamports + 999_999n) / 1_000_000n);
}

/** More compute units than this no transaction may ask for. */
export const maximumUnits = 1_400_000;
