import { getNetwork, type Network } from '@billfold/core';

/**
 * The first network of each family: the others differ from it by data alone, which is tested where it
 * stands. With EVERY_NETWORK set, as `npm run prove postgres` does, all of them.
 */
export function oneOfEachKind<N extends Network>(networks: readonly N[]): readonly N[] {
  if (process.env['EVERY_NETWORK'] !== undefined) return networks;
  const familyOf = (network: N) => getNetwork(network).model.family;
  const families = networks.map(familyOf);
  return networks.filter((network, at) => families.indexOf(familyOf(network)) === at);
}
