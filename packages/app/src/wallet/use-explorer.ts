import { type ChainName, type Explorer, getNetwork, type Network } from '@billfold/core';
import { useResource } from '@billfold/react';
import { useServices } from '../boot/services-context.ts';

/** Where a transaction or an address can be looked up; null while that is not known, or nowhere. */
export function useExplorer(network: Network): Explorer | null {
  const config = useResource(useServices().client.resources.config);
  const chain = config.data?.networks[network]?.chain;
  return chain === undefined ? null : explorerOf(network, chain);
}

/** The public one of the main chain, and our own pages of the sandbox. */
export function explorerOf(network: Network, chain: ChainName): Explorer | null {
  switch (chain) {
    case 'main':
      return getNetwork(network).explorer;
    case 'sandbox':
      return ledgerExplorer(network);
    case 'test':
    case 'regtest':
      return null;
    default:
      return chain satisfies never;
  }
}

/** The pages of our own ledger. */
export function ledgerExplorer(network: Network): Explorer {
  return {
    transaction: `/sandbox/${network}/tx/{hash}`,
    address: `/sandbox/${network}/address/{address}`,
  };
}
