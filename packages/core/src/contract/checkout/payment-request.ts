import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data } from '../values.ts';
import { type CheckoutPath, type ClaimedHash, claimedHash } from './checkout.ts';

/** Request for the open rest of a payment, signed by the host of its checkout. */
export interface SignedPaymentRequest {
  /**
   * JWS in compact form with `EdDSA`. Its key is at `/.well-known/billfold.json` of the host that is its `iss`, and
   * its claims are those of "Pay with Billfold" in docs/first-payment.md.
   */
  readonly request: string;
}
export const getPaymentRequest: Endpoint<
  CheckoutPath,
  unknown,
  unknown,
  Data<SignedPaymentRequest>
> = {
  method: 'GET',
  path: '/v1/checkout/{id}/request',
  public: true,
  response: () => data<SignedPaymentRequest>(z.object({ request: z.string() })),
};

/** Signed transaction of a payer, who broadcasts it. */
export interface AnnounceTransaction {
  readonly network: AccountNetworkCode;
  /** Signed bytes, hex. */
  readonly transaction: string;
}
export const announceTransaction: Endpoint<
  CheckoutPath,
  unknown,
  AnnounceTransaction,
  Data<ClaimedHash>
> = {
  method: 'POST',
  path: '/v1/checkout/{id}/transactions',
  public: true,
  response: () => data(claimedHash()),
};
