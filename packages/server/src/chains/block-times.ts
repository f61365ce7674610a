import type { ServedNetwork } from './served-networks.ts';

/** Usual time between two blocks of the main chain, in milliseconds. Minutes of a confirmation are those of core. */
const blockTimes: Readonly<Record<ServedNetwork, number>> = {
  BTC: 600_000,
  LTC: 150_000,
  ETH: 12_000,
  BSC: 750,
  TRX: 3_000,
  SOL: 400,
  TON: 400,
};

/** Returns the usual time between two blocks of a main chain, in milliseconds. */
export function blockTimeOf(network: ServedNetwork): number {
  return blockTimes[network];
}
