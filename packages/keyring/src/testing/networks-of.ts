import { getNetwork, networkCodes } from '@billfold/core';
import type { NetworkOf } from '../network-of.ts';

/** For tests: every network of one family, each narrow enough to be asked for what it takes. */
export function networksOf<Family extends 'utxo' | 'evm' | 'solana' | 'tron' | 'ton'>(
  family: Family,
): readonly NetworkOf<Family>[] {
  return networkCodes.filter(
    (network): network is NetworkOf<Family> => getNetwork(network).model.family === family,
  );
}
