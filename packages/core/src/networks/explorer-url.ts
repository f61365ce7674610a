import type { Explorer } from './network.ts';

/** Page of an explorer: that of a transaction, or of an address. */
export type ExplorerPage = { readonly hash: string } | { readonly address: string };

/**
 * Link to a page of `explorer`; the hash or address is URL-encoded.
 * @example
 * explorerUrl(getNetwork('BTC').explorer, { address });
 */
export function explorerUrl(explorer: Explorer, page: ExplorerPage): string {
  return 'hash' in page
    ? fill(explorer.transaction, '{hash}', page.hash)
    : fill(explorer.address, '{address}', page.address);
}

function fill(template: string, place: string, value: string): string {
  // A function, because `$` in a replacement text would mean something.
  return template.replaceAll(place, () => encodeURIComponent(value));
}
