import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import type { NetworkDefinition } from '../networks/network.ts';

/** Returns the amount of one sandbox deposit: ten thousand times the smallest transaction. */
export function faucetAmount(
  network: Pick<NetworkDefinition, 'minimumAmount' | 'decimals'>,
): Decimal {
  const { minimumAmount, decimals } = network;
  return toDecimal(toBaseUnits(parseAmount(minimumAmount, decimals) * 10_000n), { decimals });
}
