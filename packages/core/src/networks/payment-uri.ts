import { ValidationError } from '../errors/error-kinds.ts';
import { type Decimal, trimDecimal } from '../money/decimal.ts';
import type { ValidAddress } from './address-check.ts';
import { bitcoinPaymentUri } from './bitcoin/payment-uri.ts';
import { bscPaymentUri } from './bsc/payment-uri.ts';
import { ethereumPaymentUri } from './ethereum/payment-uri.ts';
import { litecoinPaymentUri } from './litecoin/payment-uri.ts';
import type { ChainName } from './network.ts';
import type { PaymentRequest, PaymentUriCodec, RequestedPayment } from './payment-request.ts';
import { paymentUriError } from './payment-uri-error.ts';
import { recipientError } from './recipient-error.ts';
import { getNetwork, type Network, networkCodes } from './registry.ts';
import { solanaPaymentUri } from './solana/payment-uri.ts';
import { tonPaymentUri } from './ton/payment-uri.ts';
import { tronPaymentUri } from './tron/payment-uri.ts';
import { maximumUriLength, splitUri } from './uri-parts.ts';
import { validateAddress } from './validate-address.ts';

/**
 * What a payment URI of any of our networks asks for. Only plain transfers to one address.
 * @throws {ValidationError} `payment_uri_invalid`, `recipient_invalid`, `wrong_network` when it
 * is for another network or for another chain than `chain`
 * @see BIP-21, BIP-321, EIP-681, Solana Pay
 */
export function parsePaymentUri(text: string, chain: ChainName = 'main'): PaymentRequest {
  const uri = splitUri(text);
  const candidates = networkCodes.filter((code) => codecs[code].schemes.includes(uri.scheme));
  if (candidates.length === 0) throw paymentUriError('This is not a payment request.');
  for (const network of candidates) {
    const payment = codecs[network].parse(uri, chain);
    if (!payment) continue;
    const { normalized, flags } = requireAddress(network, payment.address, chain);
    const warned = flags.length > 0 ? { flags } : {};
    return { network, address: normalized, ...statedParts(payment), ...warned };
  }
  throw new ValidationError('wrong_network', {
    messages: ['This payment request is for a network that is not supported here.'],
    field: 'recipient',
  });
}

function statedParts(payment: RequestedPayment): Omit<PaymentRequest, 'network' | 'address'> {
  const { amount, token, label, message, memo } = payment;
  return {
    ...(amount && { amount: trimDecimal(amount) }),
    ...(token && { token }),
    ...(label && { label }),
    ...(message && { message }),
    ...(memo && { memo }),
  };
}

/** What to ask for in a payment URI. */
export interface PaymentUriParts {
  readonly address: string;
  /** In main units of the native asset. */
  readonly amount?: Decimal | null;
  /** Nothing but null: requests for a token are read, but not written. */
  readonly token?: string | null;
  readonly label?: string | null;
  readonly message?: string | null;
  /** Text to be sent along; only where the network has it. */
  readonly memo?: string | null;
}

/**
 * A payment URI, for a QR code.
 * @throws {ValidationError} `recipient_invalid`, `wrong_network`, `payment_uri_invalid` for an amount
 * or a memo that cannot be asked for or texts that are too long
 */
export function formatPaymentUri(
  network: Network,
  parts: PaymentUriParts,
  chain: ChainName = 'main',
): string {
  const { normalized: address } = requireAddress(network, parts.address, chain);
  const { amount = null, label = null, message = null, memo = null } = parts;
  if (typeof parts.token === 'string')
    throw paymentUriError('A payment request for a token cannot be written here.');
  if (memo !== null && getNetwork(network).memo === null)
    throw paymentUriError('A payment on this network has no memo.');
  const text = codecs[network].format({ address, amount, label, message, memo }, chain);
  if (text.length > maximumUriLength) throw paymentUriError('This payment request is too long.');
  return text;
}

const codecs: Readonly<Record<Network, PaymentUriCodec>> = {
  BTC: bitcoinPaymentUri,
  LTC: litecoinPaymentUri,
  ETH: ethereumPaymentUri,
  BSC: bscPaymentUri,
  TRX: tronPaymentUri,
  SOL: solanaPaymentUri,
  TON: tonPaymentUri,
};

function requireAddress(network: Network, text: string, chain: ChainName): ValidAddress {
  const check = validateAddress(network, text, chain);
  if (!check.valid) throw recipientError(network, check);
  return check;
}
