import { allAddresses } from '../networks/all-addresses.ts';
import type { ChainName } from '../networks/network.ts';
import type { Network } from '../networks/registry.ts';
import { type Recipient, readRecipient } from './read-recipient.ts';

/**
 * Parses a recipient on `network` as typed, pasted or scanned: an address or a payment URI;
 * surrounding white space is ignored.
 * @throws {ValidationError} `recipient_blank`, `recipient_invalid`, `wrong_network`,
 * `payment_uri_invalid`
 * @example
 * parseRecipient('BTC', 'bitcoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu?amount=0.2').amount; // '0.2'
 */
export function parseRecipient(
  network: Network,
  text: string,
  chain: ChainName = 'main',
): Recipient {
  return readRecipient(allAddresses, network, { text, chain });
}
