import { bitcoin } from './bitcoin/network.ts';
import type { NetworkDefinition } from './network.ts';

/** In the order in which people see them. */
export const networkCodes = ['BTC'] as const;

/** Network codes of spec §3. */
export type Network = (typeof networkCodes)[number];

/** Every network of the product. A network exists when it stands here. */
const registry = { BTC: bitcoin } as const satisfies Readonly<Record<Network, NetworkDefinition>>;

export function getNetwork(network: Network): NetworkDefinition {
  return registry[network];
}

export function isNetwork(text: string): text is Network {
  return Object.hasOwn(registry, text);
}

/** One value per network; a network that is left out does not compile. */
export function mapNetworks<T>(make: (network: Network) => T): Record<Network, T> {
  return { BTC: make('BTC') };
}
