import { type ExplorerPage, explorerUrl, type Network } from '@billfold/core';
import { ledgerExplorer } from '../../common/explorer.ts';

export function blocksHref(network: Network): string {
  return `/sandbox/${network}`;
}

export function blockHref(network: Network, height: number): string {
  return `/sandbox/${network}/block/${height}`;
}

/** Where a text leads that somebody looks for: a height, a hash, or else an address. */
export function foundHref(network: Network, text: string): string {
  if (/^\d{1,9}$/.test(text)) return blockHref(network, Number(text));
  return pageHref(network, text.length < hashLength ? { address: text } : { hash: text });
}

/** Characters of the shortest hash; every address has fewer. */
const hashLength = 64;

export function pageHref(network: Network, page: ExplorerPage): string {
  return explorerUrl(ledgerExplorer(network), page);
}
