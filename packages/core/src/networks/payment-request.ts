import type { Decimal } from '../money/decimal.ts';
import type { AddressFlag } from './address-flag.ts';
import type { ChainName } from './network.ts';
import type { Network } from './registry.ts';

/** Contents of a payment URI; absent parts are left out. */
export interface PaymentRequest {
  readonly network: Network;
  /** Recipient, normalized by `validateAddress`. */
  readonly address: string;
  /** In main units of the asset, without superfluous zeros. */
  readonly amount?: Decimal;
  /** The contract of the token that is asked for, as it is known here; without one, the native asset is. */
  readonly token?: string;
  /** Name of the recipient, as the recipient gives it: plain text, never a link. */
  readonly label?: string;
  /** Purpose of the payment, likewise. */
  readonly message?: string;
  /** To be sent along with the payment, unchanged: without it, the recipient may not credit it. */
  readonly memo?: string;
  /** Reasons to warn before paying this address; left out without any. */
  readonly flags?: readonly AddressFlag[];
}

/** A token that a request can be for: by what it is named, and what its amounts are counted in. */
export interface RequestedToken {
  readonly contract: string;
  readonly decimals: number;
}

/** The token of a contract as a stranger names it; none where it is not known. */
export type FindToken = (contract: string) => RequestedToken | undefined;

/** Parts of a payment URI that one network reads or writes; an absent part is null. */
export interface RequestedPayment {
  readonly address: string;
  /** In main units of the asset. */
  readonly amount: Decimal | null;
  /** null for the native asset. */
  readonly token: RequestedToken | null;
  readonly label: string | null;
  readonly message: string | null;
  readonly memo: string | null;
}

/** Parts of a payment URI that is written. */
export interface WrittenPayment extends RequestedPayment {
  /** Addresses by which the recipient finds the payment. */
  readonly references: readonly string[];
}

/** A payment URI taken apart and percent-decoded, once. */
export interface UriParts {
  /** Lower case, without the colon. */
  readonly scheme: string;
  readonly path: string;
  /** Values by lower-case key, in their order. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
}

/** Codec of one network's payment URIs. Its caller validates the addresses. */
export interface PaymentUriCodec {
  /** True if its requests can be for a token. */
  readonly namesTokens: boolean;
  /** True if its requests can name references (Solana Pay). */
  readonly namesReferences: boolean;
  /**
   * null where the scheme is shared and this request is for another network.
   * @throws {ValidationError} `payment_uri_invalid`, `wrong_network` for another chain of the network
   */
  readonly parse: (
    uri: UriParts,
    chain: ChainName,
    findToken: FindToken,
  ) => RequestedPayment | null;
  /** @throws {ValidationError} `payment_uri_invalid` */
  readonly format: (payment: WrittenPayment, chain: ChainName) => string;
}
