import { type ExplorerPage, explorerUrl, type Network } from '@billfold/core';
import { ledgerExplorer } from '../../common/explorer.ts';

export function blocksHref(network: Network): string {
  return `/sandbox/${network}`;
}

export function blockHref(network: Network, height: number): string {
  return `/sandbox/${network}/block/${height}`;
}

export function pageHref(network: Network, page: ExplorerPage): string {
  return explorerUrl(ledgerExplorer(network), page);
}
