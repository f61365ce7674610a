import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import { accountNetwork } from '../payments/payment.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';
import { type Checkout, checkout, type SelectMethod } from './checkout-view.ts';

export interface CheckoutPath {
  readonly id: string;
}

export const getCheckout: Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>> = {
  method: 'GET',
  path: '/v1/checkout/{id}',
  public: true,
  response: () => data(checkout()),
};

export const selectCheckoutMethod: Endpoint<CheckoutPath, unknown, SelectMethod, Data<Checkout>> = {
  method: 'POST',
  path: '/v1/checkout/{id}/select',
  public: true,
  response: () => data(checkout()),
};

export interface CheckoutCustomer {
  readonly email: string | null;
  readonly name: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** IANA name of the payer's time zone, for times in emails; one that is unknown is left out of account. */
  readonly timeZone?: string;
}
export const setCheckoutCustomer: Endpoint<
  CheckoutPath,
  unknown,
  CheckoutCustomer,
  Data<Checkout>
> = {
  method: 'POST',
  path: '/v1/checkout/{id}/customer',
  public: true,
  secret: true,
  response: () => data(checkout()),
};

export interface CheckoutLanguage {
  /** Language tag, such as `de`. */
  readonly language: string;
  /** IANA name of the payer's time zone, for times in emails; one that is unknown is left out of account. */
  readonly timeZone?: string;
}
/** Language in which the payer reads the page. */
export const setCheckoutLanguage: Endpoint<
  CheckoutPath,
  unknown,
  CheckoutLanguage,
  Data<Checkout>
> = {
  method: 'POST',
  path: '/v1/checkout/{id}/language',
  public: true,
  response: () => data(checkout()),
};

export const cancelCheckout: Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>> = {
  method: 'POST',
  path: '/v1/checkout/{id}/cancel',
  public: true,
  response: () => data(checkout()),
};

export interface ClaimHash {
  readonly hash: string;
}
/**
 * States of a transaction that a payer names: a block has it, it waits for one, or no one has seen it.
 * @example
 * claimStates; // ['MINED', 'SEEN', 'UNKNOWN']
 */
export const claimStates = ['MINED', 'SEEN', 'UNKNOWN'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Result of looking for a transaction that a payer names. */
export interface ClaimedHash {
  readonly state: ClaimState;
  readonly blockHeight: number | null;
  /** True where it pays this payment; a transaction of this network may still pay somebody else. */
  readonly counted: boolean;
  /** True where it came to the business and names no payment: a member says for which one it is. */
  readonly unmatched: boolean;
  /** True where it is known to pay something else: it went to another address, or names another payment. */
  readonly paysOther: boolean;
  /**
   * Network on which it pays an address of this payment that asks for coins of another one, where the keys of the
   * business have the same address: a member has to take them out by hand. Null of any other transaction.
   */
  readonly otherNetwork: AccountNetworkCode | null;
}
export const claimCheckoutHash: Endpoint<CheckoutPath, unknown, ClaimHash, Data<ClaimedHash>> = {
  method: 'POST',
  path: '/v1/checkout/{id}/claim-hash',
  public: true,
  response: () => data(claimedHash()),
};
export const claimedHash = (): Schema<ClaimedHash> =>
  z.object({
    state: z.enum(claimStates),
    blockHeight: z.nullable(z.int()),
    counted: z.boolean(),
    unmatched: z.boolean(),
    paysOther: z.boolean(),
    otherNetwork: z.nullable(accountNetwork()),
  });
