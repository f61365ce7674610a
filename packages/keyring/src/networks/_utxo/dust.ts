import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { outputKind } from './output-kind.ts';
import { outputSize } from './transaction-size.ts';

/**
 * Smallest value of an output with `script` that nodes relay: in proportion to its own size and
 * that of the input that spends it, `p2wpkhDust` being the figure for 31 + 67 bytes.
 * @see Bitcoin Core, policy.cpp `GetDustThreshold`
 */
export function dustOf(script: Uint8Array, p2wpkhDust: bigint): BaseUnits {
  const kind = outputKind(script);
  if (kind === 'data') return toBaseUnits(0n);
  const size = BigInt(outputSize(script) + (kind === 'witness' ? 67 : 148));
  return toBaseUnits((p2wpkhDust * size + 97n) / 98n);
}
