import type { Decimal } from '../money/decimal.ts';
import { allAddresses } from '../networks/all-addresses.ts';
import type { ChainName } from '../networks/network.ts';
import type { PaymentRequest, RequestedToken } from '../networks/payment-request.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { maximumUriLength, paymentUriError, requireToken } from '../networks/uri-parts.ts';
import { readPaymentUri, requireAddress, requireHolder, tokensOn } from './read-payment-uri.ts';

/**
 * Parses a payment URI of any supported network. Only plain transfers to one address, of the native
 * asset or of a known token.
 * @throws {ValidationError} `payment_uri_invalid`, `recipient_invalid`, `wrong_network` when it is
 * for another network or for another chain than `chain`
 * @see BIP-21, BIP-321, EIP-681, Solana Pay
 * @example
 * const { network, address, amount } = parsePaymentUri(scannedText);
 */
export function parsePaymentUri(text: string, chain: ChainName = 'main'): PaymentRequest {
  return readPaymentUri(allAddresses, text, chain);
}

/** Contents of a payment URI to write. */
export interface PaymentUriParts {
  readonly address: string;
  /** In main units of the asset. */
  readonly amount?: Decimal | null;
  /** The contract of a token that is known here; without one, the native asset is asked for. */
  readonly token?: string | null;
  readonly label?: string | null;
  readonly message?: string | null;
  /** Text to be sent along; only where the network has it. */
  readonly memo?: string | null;
}

/**
 * Formats a payment URI, for a QR code.
 * @throws {ValidationError} `recipient_invalid`, `wrong_network`, `payment_uri_invalid` for an amount,
 * a token or a memo that cannot be asked for or texts that are too long
 * @example
 * formatPaymentUri('BTC', { address, amount: toDecimal('0.2') }); // 'bitcoin:bc1q…?amount=0.2'
 */
export function formatPaymentUri(
  network: Network,
  parts: PaymentUriParts,
  chain: ChainName = 'main',
): string {
  const { normalized: address } = requireAddress(allAddresses, network, {
    text: parts.address,
    chain,
  });
  const { amount = null, label = null, message = null, memo = null } = parts;
  const token = writtenToken(network, parts, chain);
  requireHolder(address, token, tokensOn(allAddresses, network, chain));
  if (memo !== null && getNetwork(network).memo === null)
    throw paymentUriError('A payment on this network has no memo.');
  const payment = { address, amount, token, label, message, memo };
  const text = allAddresses[network].paymentUri.format(payment, chain);
  if (text.length > maximumUriLength)
    throw paymentUriError('This payment request is too long.', { reason: 'request.length' });
  return text;
}

function writtenToken(
  network: Network,
  { token = null }: PaymentUriParts,
  chain: ChainName,
): RequestedToken | null {
  if (token === null) return null;
  if (!allAddresses[network].paymentUri.namesTokens)
    throw paymentUriError('A payment request on this network cannot be for a token.');
  return requireToken(token, tokensOn(allAddresses, network, chain));
}
