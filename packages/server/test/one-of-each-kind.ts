import { getNetwork, type Network } from '@billfold/core';
import { isThorough } from './is-thorough.ts';

/**
 * The first network of each family: the others differ from it by data alone, which is tested where it
 * stands. Where there is time, all of them.
 */
export function oneOfEachKind<N extends Network>(networks: readonly N[]): readonly N[] {
  if (isThorough) return networks;
  const familyOf = (network: N) => getNetwork(network).model.family;
  const families = networks.map(familyOf);
  return networks.filter((network, at) => families.indexOf(familyOf(network)) === at);
}
