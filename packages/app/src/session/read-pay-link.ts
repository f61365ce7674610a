import { readCheckoutLink } from '@billfold/core/internal';

/**
 * Reads the link of a checkout page out of a fragment, `#pay={link}`, without what follows the id of the payment; null
 * for any other fragment.
 */
export function readPayLink(hash: string): string | null {
  const link = new URLSearchParams(hash.slice(1)).get('pay');
  const parts = link === null ? null : readCheckoutLink(link);
  return parts === null ? null : `${parts.origin}/pay/${parts.paymentId}`;
}
