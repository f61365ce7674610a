'use client';
import { type Explorer, getNetwork, type Network } from '@billfold/core';
import { useResource } from '../state/use-store.ts';
import { useClient, useNavigation } from './use-provided.ts';

/** The host's, else the network's, which knows its main chain only; null until it is known which this is. */
export function useExplorer(network: Network): Explorer | null {
  const navigation = useNavigation();
  const config = useResource(useClient().resources.config);
  const chain = config.data?.networks[network]?.chain;
  if (chain === undefined) return null;
  const own = navigation?.explorer?.(network, chain);
  if (own !== undefined) return own;
  return chain === 'main' ? getNetwork(network).explorer : null;
}
