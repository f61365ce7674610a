import { getNetwork, type Network } from '@billfold/core';
import { nameWithArticle } from '@billfold/core/internal';
import { type FilledText, fill } from '../refusal-texts/refusal-text.ts';

/** Returns the sentence about an address that cannot be paid on a network. */
export function unpayableAddress(code: Network): FilledText {
  const network = getNetwork(code).name;
  return nameWithArticle(code).startsWith('an ')
    ? fill('This is not an {network} address that can be paid.', { network })
    : fill('This is not a {network} address that can be paid.', { network });
}
