import { getNetwork, networkCodes } from '@billfold/core';
import type { NetworkOf } from '../network-of.ts';

/** Lists the networks of one family for tests, each narrowed to its own types. */
export function networksOf<Family extends 'utxo' | 'evm' | 'solana' | 'tron' | 'ton'>(
  family: Family,
): readonly NetworkOf<Family>[] {
  return networkCodes.filter(
    (network): network is NetworkOf<Family> => getNetwork(network).model.family === family,
  );
}
