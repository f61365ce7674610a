import type { Config } from '../contract/config/config.ts';
import { type Network, networkCodes } from '../networks/registry.ts';

/** The networks that a server has, in the order in which people see them. */
export function listServedNetworks({ networks }: Pick<Config, 'networks'>): readonly Network[] {
  return networkCodes.filter((code) => networks[code] !== undefined);
}
