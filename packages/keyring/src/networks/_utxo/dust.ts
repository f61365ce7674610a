import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { outputSize } from './transaction-size.ts';

/**
 * Smallest value of an output with `script` that nodes relay: in proportion to its own size and
 * that of the input that spends it, `p2wpkhDust` being the figure for 31 + 67 bytes.
 * @see Bitcoin Core, policy.cpp `GetDustThreshold`
 */
export function dustOf(script: Uint8Array, p2wpkhDust: bigint): BaseUnits {
  if (script[0] === opReturn) return toBaseUnits(0n);
  const size = BigInt(outputSize(script) + (isWitnessProgram(script) ? 67 : 148));
  return toBaseUnits((p2wpkhDust * size + 97n) / 98n);
}

const opReturn = 0x6a;

/** @see BIP-141 */
function isWitnessProgram(script: Uint8Array): boolean {
  const [version = 0xff, length] = script;
  const isVersion = version === 0x00 || (version >= 0x51 && version <= 0x60);
  return isVersion && script.length >= 4 && script.length <= 42 && length === script.length - 2;
}
