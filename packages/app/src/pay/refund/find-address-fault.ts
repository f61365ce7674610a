import type { Network, ValidationError } from '@billfold/core';
import { checkAddress, networkAddresses, recipientError } from '@billfold/core/internal';

/**
 * Returns why a text is no address of a network; null where it is one, and where only the server can tell: an address
 * of another chain of the network may be one of the chain that it runs on.
 */
export async function findAddressFault(
  network: Network,
  text: string,
): Promise<ValidationError | null> {
  const book = await networkAddresses.load([network]).catch(() => null);
  if (book === null) return null;
  const check = checkAddress(book, network, { text, chain: 'main' });
  return check.valid || check.reason === 'wrong-chain' ? null : recipientError(network, check);
}
