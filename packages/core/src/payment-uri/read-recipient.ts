import { ValidationError } from '../errors/error-kinds.ts';
import type { AddressFlag } from '../networks/address-flag.ts';
import type { ChainName } from '../networks/network.ts';
import type { AddressBook } from '../networks/network-addresses.ts';
import type { PaymentRequest } from '../networks/payment-request.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { readPaymentUri, requireAddress } from './read-payment-uri.ts';

/** Recipient of a payment, with the rest of the payment request. */
export interface Recipient extends PaymentRequest {
  /** Reasons to warn before paying this address. */
  readonly flags: readonly AddressFlag[];
}

/**
 * Parses a recipient on `network` with the addresses in `book`, which has the network and every
 * network of the scheme of `text`.
 * @throws {ValidationError} `recipient_blank`, `recipient_invalid`, `wrong_network`,
 * `payment_uri_invalid`
 */
export function readRecipient(
  book: AddressBook,
  network: Network,
  { text, chain }: { readonly text: string; readonly chain: ChainName },
): Recipient {
  const given = text.trim();
  if (given === '')
    throw new ValidationError('recipient_blank', {
      messages: ["Recipient Address can't be blank."],
      reason: 'blank',
      field: 'recipient',
    });
  if (/^[a-z][a-z\d+.-]*:/i.test(given)) return readOwnUri(book, network, { text: given, chain });
  const { normalized, flags } = requireAddress(book, network, { text: given, chain });
  return { network, address: normalized, flags };
}

function readOwnUri(
  book: AddressBook,
  network: Network,
  { text, chain }: { readonly text: string; readonly chain: ChainName },
): Recipient {
  const request = readPaymentUri(book, text, chain);
  if (request.network !== network) {
    const { name } = getNetwork(request.network);
    throw new ValidationError('wrong_network', {
      messages: [`This payment request is for ${name}.`],
      reason: 'request.network',
      values: { network: name },
      field: 'recipient',
    });
  }
  return { ...request, flags: request.flags ?? [] };
}
