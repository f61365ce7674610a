import { findAccountAsset } from '../assets/find-account-asset.ts';
import { findToken, type TokenDefinition } from '../assets/token.ts';
import type { Decimal } from '../money/decimal.ts';
import { allAddresses } from '../networks/all-addresses.ts';
import type { ChainName } from '../networks/network.ts';
import type { PaymentRequest } from '../networks/payment-request.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { maximumUriLength, paymentUriError } from '../networks/uri-parts.ts';
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
  readonly label?: string | null;
  readonly message?: string | null;
  /** Text to be sent along; only where the network has it. */
  readonly memo?: string | null;
  /** Addresses by which the recipient finds the payment; only on Solana (Solana Pay, `reference`). */
  readonly references?: readonly string[];
}

/**
 * Formats a payment URI, for a QR code. `asset` is the id of what is to be paid, the code of a network or such as
 * `USDT@ETH`: a request for a token can never ask for as many native coins.
 * @throws {ValidationError} `recipient_invalid`, `wrong_network`, `payment_uri_invalid` for an asset, an
 * amount, a memo or references that cannot be asked for or texts that are too long
 * @example
 * formatPaymentUri('BTC', { address, amount: toDecimal('0.2') }); // 'bitcoin:bc1q…?amount=0.2'
 */
export function formatPaymentUri(
  asset: string,
  parts: PaymentUriParts,
  chain: ChainName = 'main',
): string {
  const { network, token } = requireAsset(asset);
  const { normalized: address } = requireAddress(allAddresses, network, {
    text: parts.address,
    chain,
  });
  const { amount = null, label = null, message = null, memo = null, references = [] } = parts;
  requireHolder(address, token, tokensOn(allAddresses, network, chain));
  if (memo !== null && getNetwork(network).memo === null)
    throw paymentUriError('A payment on this network has no memo.');
  const { paymentUri } = allAddresses[network];
  if (references.length > 0 && !paymentUri.namesReferences)
    throw paymentUriError('A payment on this network has no references.');
  for (const text of references) requireAddress(allAddresses, network, { text, chain });
  const payment = { address, amount, token, label, message, memo, references };
  const text = paymentUri.format(payment, chain);
  if (text.length > maximumUriLength)
    throw paymentUriError('This payment request is too long.', { reason: 'request.length' });
  return text;
}

interface RequestedAsset {
  readonly network: Network;
  /** Null for the native asset. */
  readonly token: TokenDefinition | null;
}

function requireAsset(id: string): RequestedAsset {
  const asset = findAccountAsset(id);
  if (asset === undefined)
    throw paymentUriError('This payment request is for an unsupported token.', {
      reason: 'request.unknownToken',
    });
  const { network } = asset;
  const token = findToken(network, id) ?? null;
  if (token !== null && !allAddresses[network].paymentUri.namesTokens)
    throw paymentUriError('A payment request on this network cannot be for a token.');
  return { network, token };
}
