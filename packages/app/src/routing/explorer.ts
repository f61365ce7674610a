import type { ChainName, Explorer, Network } from '@billfold/core';

/** Our own pages for the sandbox; elsewhere what the network itself names. */
export function explorerOf(network: Network, chain: ChainName): Explorer | undefined {
  return chain === 'sandbox' ? ledgerExplorer(network) : undefined;
}

/** The pages of our own ledger. */
export function ledgerExplorer(network: Network): Explorer {
  return {
    transaction: `/sandbox/${network}/tx/{hash}`,
    address: `/sandbox/${network}/address/{address}`,
  };
}
