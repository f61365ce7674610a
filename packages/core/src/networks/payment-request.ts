import type { Decimal } from '../money/decimal.ts';
import type { AddressFlag } from './address-check.ts';
import type { ChainName } from './network.ts';
import type { Network } from './registry.ts';
import type { UriParts } from './uri-parts.ts';

/** What a payment URI or a pasted text asks for; an absent part is null. */
export interface PaymentRequest extends RequestedPayment {
  readonly network: Network;
  /** Reasons to warn before paying this address. */
  readonly flags: readonly AddressFlag[];
}

export interface RequestedPayment {
  readonly address: string;
  /** In main units of the native asset. */
  readonly amount: Decimal | null;
  /** Name of the recipient, as the recipient gives it: plain text, never a link. */
  readonly label: string | null;
  /** What the payment is for, likewise. */
  readonly message: string | null;
}

/** How one network writes requests to be paid. Addresses are checked by its caller. */
export interface PaymentUriCodec {
  /** Lower case, without the colon. */
  readonly schemes: readonly string[];
  /**
   * null where the scheme is shared and this request is for another network.
   * @throws {ValidationError} `payment_uri_invalid`
   */
  readonly parse: (uri: UriParts, chain: ChainName) => RequestedPayment | null;
  /** @throws {ValidationError} `payment_uri_invalid` */
  readonly format: (payment: RequestedPayment, chain: ChainName) => string;
}
