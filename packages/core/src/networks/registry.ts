import { bitcoin } from './bitcoin/network.ts';
import { ethereum } from './ethereum/network.ts';
import type { EvmNetwork, NetworkDefinition, UtxoNetwork } from './network.ts';

/** In the order in which people see them. */
export const networkCodes = ['BTC', 'ETH'] as const;

/** Network codes of spec §3. */
export type Network = (typeof networkCodes)[number];

/** Every network of the product with its family. A network exists when it stands here. */
interface Definitions extends Readonly<Record<Network, NetworkDefinition>> {
  readonly BTC: UtxoNetwork;
  readonly ETH: EvmNetwork;
}
const registry: Definitions = { BTC: bitcoin, ETH: ethereum };

/** What is known of a network; of one that is named in the source, its family too. */
export function getNetwork<N extends Network>(network: N): Definitions[N] {
  return registry[network];
}

export function isNetwork(text: string): text is Network {
  return Object.hasOwn(registry, text);
}

/** One value per network; a network that is left out does not compile. */
export function mapNetworks<T>(make: (network: Network) => T): Record<Network, T> {
  return { BTC: make('BTC'), ETH: make('ETH') };
}
