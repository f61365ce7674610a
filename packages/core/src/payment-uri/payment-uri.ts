import { tokensOf } from '../assets/token.ts';
import { ValidationError } from '../errors/error-kinds.ts';
import { type Decimal, trimDecimal } from '../money/decimal.ts';
import type { ValidAddress } from '../networks/address-check.ts';
import { bitcoinPaymentUri } from '../networks/bitcoin/payment-uri.ts';
import { bscPaymentUri } from '../networks/bsc/payment-uri.ts';
import { ethereumPaymentUri } from '../networks/ethereum/payment-uri.ts';
import { litecoinPaymentUri } from '../networks/litecoin/payment-uri.ts';
import type { ChainName } from '../networks/network.ts';
import type {
  FindToken,
  PaymentRequest,
  PaymentUriCodec,
  RequestedPayment,
  RequestedToken,
} from '../networks/payment-request.ts';
import { paymentUriError } from '../networks/payment-uri-error.ts';
import { recipientError } from '../networks/recipient-error.ts';
import { getNetwork, type Network, networkCodes } from '../networks/registry.ts';
import { requireToken } from '../networks/requested-token.ts';
import { solanaPaymentUri } from '../networks/solana/payment-uri.ts';
import { tonPaymentUri } from '../networks/ton/payment-uri.ts';
import { tronPaymentUri } from '../networks/tron/payment-uri.ts';
import { maximumUriLength, splitUri } from '../networks/uri-parts.ts';
import { validateAddress } from '../networks/validate-address.ts';

/**
 * Parses a payment URI of any supported network. Only plain transfers to one address, of the native
 * asset or of a known token.
 * @throws {ValidationError} `payment_uri_invalid`, `recipient_invalid`, `wrong_network` when it is
 * for another network or for another chain than `chain`
 * @see BIP-21, BIP-321, EIP-681, Solana Pay
 */
export function parsePaymentUri(text: string, chain: ChainName = 'main'): PaymentRequest {
  const uri = splitUri(text);
  const candidates = networkCodes.filter((code) => codecs[code].schemes.includes(uri.scheme));
  if (candidates.length === 0)
    throw paymentUriError('This is not a payment request.', { reason: 'request.none' });
  for (const network of candidates) {
    const payment = codecs[network].parse(uri, chain, tokensOn(network, chain));
    if (!payment) continue;
    const { normalized, flags } = requireAddress(network, payment.address, chain);
    requireHolder(normalized, payment.token, tokensOn(network, chain));
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
 * A payment URI, for a QR code.
 * @throws {ValidationError} `recipient_invalid`, `wrong_network`, `payment_uri_invalid` for an amount,
 * a token or a memo that cannot be asked for or texts that are too long
 */
export function formatPaymentUri(
  network: Network,
  parts: PaymentUriParts,
  chain: ChainName = 'main',
): string {
  const { normalized: address } = requireAddress(network, parts.address, chain);
  const { amount = null, label = null, message = null, memo = null } = parts;
  const token = writtenToken(network, parts, chain);
  requireHolder(address, token, tokensOn(network, chain));
  if (memo !== null && getNetwork(network).memo === null)
    throw paymentUriError('A payment on this network has no memo.');
  const payment = { address, amount, token, label, message, memo };
  const text = codecs[network].format(payment, chain);
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
  if (!codecs[network].namesTokens)
    throw paymentUriError('A payment request on this network cannot be for a token.');
  return requireToken(token, tokensOn(network, chain));
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

/** In whatever way the contract is written, as with any address. */
function tokensOn(network: Network, chain: ChainName): FindToken {
  const normalize = (text: string) => {
    const check = validateAddress(network, text, chain);
    return check.valid ? check.normalized : null;
  };
  return (text) => {
    const wanted = normalize(text);
    if (wanted === null) return undefined;
    return tokensOf(network).find(({ contract }) => normalize(contract) === wanted);
  };
}

function requireAddress(network: Network, text: string, chain: ChainName): ValidAddress {
  const check = validateAddress(network, text, chain);
  if (!check.valid) throw recipientError(network, check);
  return check;
}

/** Tokens that are sent to their own contract are lost. */
function requireHolder(address: string, token: RequestedToken | null, find: FindToken): void {
  if (token !== null && find(address)?.contract === token.contract)
    throw paymentUriError('This payment request would send a token to its own contract.', {
      reason: 'request.ownContract',
    });
}
