import type { ChainName, Explorer, Network } from '@billfold/core';

/** Returns our own explorer pages for the sandbox; undefined elsewhere, which selects the network's explorer. */
export function explorerOf(network: Network, chain: ChainName): Explorer | undefined {
  return chain === 'sandbox' ? ledgerExplorer(network) : undefined;
}

/** Returns the explorer pages of our own ledger. */
export function ledgerExplorer(network: Network): Explorer {
  return {
    transaction: `/sandbox/${network}/tx/{hash}`,
    address: `/sandbox/${network}/address/{address}`,
  };
}
