import { getNetwork } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { findMemoFault } from '../sends/create/memo-of.ts';

/** Sentences that refuse where a refund should go. */
export interface DestinationTexts {
  readonly invalid: (network: ServedNetwork) => RefusalText;
  readonly own: RefusalText;
  /** Returns the sentence about a memo; null for one that can be sent, and for none. */
  readonly memo: (network: ServedNetwork, memo: string) => RefusalText | null;
}

/** Sentences for the business, which names the address of a customer. */
export const businessTexts: DestinationTexts = {
  invalid: (network) => fill('This address cannot be paid on {network}.', { network }),
  own: 'This address receives payments to the business. Use one of the customer.',
  memo: findMemoFault,
};

/** Sentences for the customer, on the page behind the link of the refund. */
export const customerTexts: DestinationTexts = {
  invalid: (network) =>
    fill(
      'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.',
      { network: getNetwork(network).name },
    ),
  own: 'This address belongs to the shop. Enter the address of your own wallet or exchange.',
  memo: (network, memo) => {
    if (findMemoFault(network, memo) === null) return null;
    const { name, memo: place } = getNetwork(network);
    return place === null
      ? fill('There are no comments on {network}. Leave the comment empty.', { network: name })
      : fill('This comment cannot be sent on {network}. Copy it again, or shorten it.', {
          network: name,
        });
  },
};
