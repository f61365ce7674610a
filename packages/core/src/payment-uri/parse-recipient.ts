import { ValidationError } from '../errors/error-kinds.ts';
import type { AddressFlag } from '../networks/address-flag.ts';
import type { ChainName } from '../networks/network.ts';
import type { PaymentRequest } from '../networks/payment-request.ts';
import { recipientError } from '../networks/recipient-error.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { validateAddress } from '../networks/validate-address.ts';
import { parsePaymentUri } from './payment-uri.ts';

/** Recipient of a payment, with the rest of the payment request. */
export interface Recipient extends PaymentRequest {
  /** Reasons to warn before paying this address. */
  readonly flags: readonly AddressFlag[];
}

/**
 * Parses a recipient on `network` as typed, pasted or scanned: an address or a payment URI;
 * surrounding white space is ignored.
 * @throws {ValidationError} `recipient_blank`, `recipient_invalid`, `wrong_network`,
 * `payment_uri_invalid`
 */
export function parseRecipient(
  network: Network,
  text: string,
  chain: ChainName = 'main',
): Recipient {
  const given = text.trim();
  if (given === '')
    throw new ValidationError('recipient_blank', {
      messages: ["Recipient Address can't be blank."],
      reason: 'blank',
      field: 'recipient',
    });
  if (/^[a-z][a-z\d+.-]*:/i.test(given)) return parseOwnUri(network, given, chain);
  const check = validateAddress(network, given, chain);
  if (!check.valid) throw recipientError(network, check);
  return { network, address: check.normalized, flags: check.flags };
}

function parseOwnUri(network: Network, text: string, chain: ChainName): Recipient {
  const request = parsePaymentUri(text, chain);
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
