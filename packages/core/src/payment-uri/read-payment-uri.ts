import { tokensOf } from '../assets/token.ts';
import { ValidationError } from '../errors/error-kinds.ts';
import { trimDecimal } from '../money/decimal.ts';
import type { ValidAddress } from '../networks/address-check.ts';
import { checkAddress } from '../networks/check-address.ts';
import type { ChainName } from '../networks/network.ts';
import { type AddressBook, addressesOf } from '../networks/network-addresses.ts';
import type {
  FindToken,
  PaymentRequest,
  RequestedPayment,
  RequestedToken,
} from '../networks/payment-request.ts';
import { recipientError } from '../networks/recipient-error.ts';
import { getNetwork, type Network, networkCodes } from '../networks/registry.ts';
import { paymentUriError, splitUri } from '../networks/uri-parts.ts';

/** Lists the networks whose payment URIs have the scheme of `text`; none for another text. */
export function networksOfScheme(text: string): readonly Network[] {
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? [];
  return networkCodes.filter((code) =>
    getNetwork(code).paymentSchemes.includes(scheme.toLowerCase()),
  );
}

/**
 * Parses a payment URI with the addresses in `book`, which has every network of its scheme. Only plain
 * transfers to one address, of the native asset or of a known token.
 * @throws {ValidationError} `payment_uri_invalid`, `recipient_invalid`, `wrong_network`
 */
export function readPaymentUri(book: AddressBook, text: string, chain: ChainName): PaymentRequest {
  const uri = splitUri(text);
  const candidates = networksOfScheme(text);
  if (candidates.length === 0)
    throw paymentUriError('This is not a payment request.', { reason: 'request.none' });
  for (const network of candidates) {
    const find = tokensOn(book, network, chain);
    const payment = addressesOf(book, network).paymentUri.parse(uri, chain, find);
    if (!payment) continue;
    const { normalized, flags } = requireAddress(book, network, { text: payment.address, chain });
    requireHolder(normalized, payment.token, find);
    const warned = flags.length > 0 ? { flags } : {};
    return { network, address: normalized, ...statedParts(payment), ...warned };
  }
  throw new ValidationError('wrong_network', {
    messages: ['This payment request is for a network that is not supported here.'],
    reason: 'request.unknownNetwork',
    field: 'recipient',
  });
}

function statedParts(payment: RequestedPayment): Omit<PaymentRequest, 'network' | 'address'> {
  const { amount, token, label, message, memo } = payment;
  return {
    ...(amount && { amount: trimDecimal(amount) }),
    ...(token && { token: token.contract }),
    ...(label && { label }),
    ...(message && { message }),
    ...(memo && { memo }),
  };
}

/** Finds a token by its contract, however the contract is written. */
export function tokensOn(book: AddressBook, network: Network, chain: ChainName): FindToken {
  const normalize = (text: string) => {
    const check = checkAddress(book, network, { text, chain });
    return check.valid ? check.normalized : null;
  };
  return (text) => {
    const wanted = normalize(text);
    if (wanted === null) return undefined;
    return tokensOf(network).find(({ contract }) => normalize(contract) === wanted);
  };
}

/** @throws {ValidationError} `recipient_invalid`, `wrong_network` */
export function requireAddress(
  book: AddressBook,
  network: Network,
  address: { readonly text: string; readonly chain: ChainName },
): ValidAddress {
  const check = checkAddress(book, network, address);
  if (!check.valid) throw recipientError(network, check);
  return check;
}

/** Refuses a token that is sent to its own contract, where it is lost. */
export function requireHolder(
  address: string,
  token: RequestedToken | null,
  find: FindToken,
): void {
  if (token !== null && find(address)?.contract === token.contract)
    throw paymentUriError('This payment request would send a token to its own contract.', {
      reason: 'request.ownContract',
    });
}
