import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import type { NetworkDefinition } from '../networks/network.ts';

/** What one press in the sandbox pays: enough for ten thousand of the smallest transactions. */
export function faucetAmount(
  network: Pick<NetworkDefinition, 'minimumAmount' | 'decimals'>,
): Decimal {
  const { minimumAmount, decimals } = network;
  return toDecimal(toBaseUnits(parseAmount(minimumAmount, decimals) * 10_000n), { decimals });
}
