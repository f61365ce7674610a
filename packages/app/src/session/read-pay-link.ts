import { readCheckoutLink } from '@billfold/core/internal';

/** Reads the link of a checkout page out of a fragment, `#pay={link}`; null for any other fragment. */
export function readPayLink(hash: string): string | null {
  const link = new URLSearchParams(hash.slice(1)).get('pay');
  return link === null || readCheckoutLink(link) === null ? null : link;
}
