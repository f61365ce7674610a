import type { Decimal } from '../money/decimal.ts';
import { bitcoinPaymentUri } from './bitcoin/payment-uri.ts';
import type { ChainName } from './network.ts';
import type { PaymentRequest, PaymentUriCodec } from './payment-request.ts';
import { paymentUriError } from './payment-uri-error.ts';
import { recipientError } from './recipient-error.ts';
import { type Network, networkCodes } from './registry.ts';
import { maximumUriLength, splitUri } from './uri-parts.ts';
import { validateAddress } from './validate-address.ts';

export interface PaymentUriOptions {
  /** `main` unless given. */
  readonly chain?: ChainName;
}

/**
 * What a payment URI of any of our networks asks for. Only plain transfers to one address.
 * @throws {ValidationError} `payment_uri_invalid`, `recipient_invalid`, `wrong_network` when the
 * address is of another network or chain
 * @see BIP-21, BIP-321
 */
export function parsePaymentUri(text: string, options: PaymentUriOptions = {}): PaymentRequest {
  const { chain = 'main' } = options;
  const uri = splitUri(text);
  for (const network of networkCodes) {
    const codec = codecs[network];
    const payment = codec.schemes.includes(uri.scheme) ? codec.parse(uri, chain) : null;
    if (payment) return { network, ...payment, flags: payableFlags(network, payment, chain) };
  }
  throw paymentUriError('This is not a payment request.');
}

/** What to ask for in a payment URI. */
export interface PaymentUriParts {
  readonly address: string;
  /** In main units of the native asset. */
  readonly amount?: Decimal | null;
  readonly label?: string | null;
  readonly message?: string | null;
}

/**
 * A payment URI, for a QR code.
 * @throws {ValidationError} `recipient_invalid`, `wrong_network`, `payment_uri_invalid` for an amount
 * that cannot be asked for or texts that are too long
 */
export function formatPaymentUri(
  network: Network,
  parts: PaymentUriParts,
  { chain = 'main' }: PaymentUriOptions = {},
): string {
  payableFlags(network, parts, chain);
  const { address, amount = null, label = null, message = null } = parts;
  const text = codecs[network].format({ address, amount, label, message }, chain);
  if (text.length > maximumUriLength) throw paymentUriError('This payment request is too long.');
  return text;
}

const codecs: Readonly<Record<Network, PaymentUriCodec>> = { BTC: bitcoinPaymentUri };

function payableFlags(network: Network, payment: { readonly address: string }, chain: ChainName) {
  const check = validateAddress(network, payment.address, chain);
  if (!check.valid) throw recipientError(network, check);
  return check.flags;
}
