import type { ChainName, Network, ValidationError } from '@billfold/core';
import { checkAddress, networkAddresses, recipientError } from '@billfold/core/internal';

/** Returns why a text is no address of a network on a chain; null where it is one, and where the rules did not load. */
export async function findAddressFault(
  { network, chain }: { readonly network: Network; readonly chain: ChainName },
  text: string,
): Promise<ValidationError | null> {
  const book = await networkAddresses.load([network]).catch(() => null);
  if (book === null) return null;
  const check = checkAddress(book, network, { text, chain });
  return check.valid ? null : recipientError(network, check);
}
