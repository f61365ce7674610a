import { ValidationError } from '../../errors/error-kinds.ts';
import type { ChainName } from '../../networks/network.ts';
import type { Network } from '../../networks/registry.ts';
import { validateAddress } from '../../networks/validate-address.ts';
import { parseRecipient } from '../../payment-uri/parse-recipient.ts';
import { parsePaymentUri } from '../../payment-uri/payment-uri.ts';
import { readCheckoutLink } from '../../payment-uri/read-checkout-link.ts';
import type { Recipient } from '../../payment-uri/read-recipient.ts';

/** Network whose codes are accepted. */
export interface WantedNetwork {
  readonly network: Network;
  readonly chain?: ChainName;
}

/** Refusal of a scanned text. Never contains the text, which may be a private key. */
export type ScanRefusal =
  /** For a network that is not in `wanted`. */
  | { readonly kind: 'wrong-network'; readonly network: Network }
  /** Neither an address nor a payment URI. */
  | { readonly kind: 'not-payment' }
  /** Payment request that cannot be paid: damaged, or of another chain. */
  | { readonly kind: 'refused'; readonly error: ValidationError };

export type ReadScan =
  /** One per wanted network: there can be several where networks write addresses alike. None for a checkout link. */
  { readonly recipients: readonly Recipient[] } | { readonly refusal: ScanRefusal };

/**
 * Parses a scanned text to recipients on the `wanted` networks (R-SCAN-03). The link of a checkout page has none
 * until it is verified.
 */
export function readScannedText(
  text: string,
  wanted: readonly WantedNetwork[],
  acceptsCheckoutLinks = false,
): ReadScan {
  if (acceptsCheckoutLinks && readCheckoutLink(text) !== null) return { recipients: [] };
  const recipients: Recipient[] = [];
  const refusals: ScanRefusal[] = [];
  for (const one of wanted) {
    try {
      recipients.push(parseRecipient(one.network, text, one.chain));
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      refusals.push(refusalOf(text.trim(), one, error));
    }
  }
  if (recipients.length > 0) return { recipients };
  const refusal =
    refusals.find(({ kind }) => kind === 'refused') ??
    refusals.find(({ kind }) => kind === 'wrong-network');
  return { refusal: refusal ?? { kind: 'not-payment' } };
}

function refusalOf(
  text: string,
  { network, chain }: WantedNetwork,
  error: ValidationError,
): ScanRefusal {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) {
    const other = namedNetwork(text, chain);
    return other === null ? { kind: 'refused', error } : { kind: 'wrong-network', network: other };
  }
  const check = validateAddress(network, text, chain);
  if (check.valid || check.reason === 'malformed') return { kind: 'not-payment' };
  return check.reason === 'wrong-network'
    ? { kind: 'wrong-network', network: check.looksLike }
    : { kind: 'refused', error };
}

/** The network that a payment URI is for; null where it cannot be read. */
function namedNetwork(text: string, chain: ChainName | undefined): Network | null {
  try {
    return parsePaymentUri(text, chain).network;
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}
