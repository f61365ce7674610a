import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { type ChainName, chainNames } from '../../networks/network.ts';
import { accountNetwork, type Price, price } from '../payments/payment.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, nothing } from '../values.ts';
import type { CheckoutPath } from './checkout.ts';

/** Payment of a refund, by which its customer knows what it is for. */
export interface RefundedPayment {
  readonly orderId: string | null;
  readonly description: string | null;
  readonly price: Price;
}

/** Public view of a refund for the customer to whom it is owed. */
export interface RefundClaim {
  readonly merchant: { readonly name: string; readonly supportEmail: string | null };
  /** Null of a refund of a transfer that names no payment. */
  readonly payment: RefundedPayment | null;
  readonly status:
    | 'WAITING_FOR_ADDRESS'
    | 'WAITING_FOR_MERCHANT'
    | 'SENT'
    | 'CONFIRMED'
    | 'CANCELLED'
    | 'EXPIRED';
  /** Before the network fee, where the customer pays it. */
  readonly amount: Decimal;
  /**
   * Value of the amount at the rate at which the payment was credited, in the currency of its price; of a transfer that
   * names no payment in US dollars when it came. Null where no rate was known.
   */
  readonly value: Price | null;
  /** Amount that its transaction pays, which is what a wallet shows; null before there is one. */
  readonly sent: Decimal | null;
  readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
  /** Usual network fee now, in the currency of the payment, where it is to be taken off; null where it is unknown. */
  readonly feeHint?: Price | null;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** Chain of the network that the server runs on, by which addresses begin; the main one where it is left out. */
  readonly chain?: ChainName;
  readonly address: string | null;
  readonly memo: string | null;
  /** True where an address needs a code, which is mailed to the customer. */
  readonly needsCode: boolean;
  /** Masked address to which the code is mailed. */
  readonly email: string | null;
  /** True where the customer can agree that the business keeps the address for later refunds. */
  readonly canKeepAddress: boolean;
  readonly hash: string | null;
  readonly expiresAt: Date;
  /** True for a test payment, whose coins have no value. */
  readonly sandbox: boolean;
}
export interface ClaimRefund {
  readonly address: string;
  readonly memo: string | null;
  readonly code: string | null;
  /** True to agree that the business keeps the address for later refunds. One with a memo is not kept. */
  readonly keepsAddress?: boolean;
}
/** Place that a customer wants a refund sent to. */
export type RefundPlace = Pick<ClaimRefund, 'address' | 'memo'>;
export interface RefundClaimPath {
  readonly token: string;
}

const refundClaim = (): Schema<RefundClaim> =>
  z.object({
    merchant: z.object({ name: z.string(), supportEmail: z.nullable(z.string()) }),
    payment: z.nullable(
      z.object({
        orderId: z.nullable(z.string()),
        description: z.nullable(z.string()),
        price: price(),
      }),
    ),
    status: z.enum([
      'WAITING_FOR_ADDRESS',
      'WAITING_FOR_MERCHANT',
      'SENT',
      'CONFIRMED',
      'CANCELLED',
      'EXPIRED',
    ]),
    amount: decimal(),
    value: z.nullable(price()),
    sent: z.nullable(decimal()),
    networkFeePaidBy: z.enum(['MERCHANT', 'CUSTOMER']),
    feeHint: z.exactOptional(z.nullable(price())),
    asset: z.string(),
    network: accountNetwork(),
    chain: z.exactOptional(z.enum(chainNames)),
    address: z.nullable(z.string()),
    memo: z.nullable(z.string()),
    needsCode: z.boolean(),
    email: z.nullable(z.string()),
    canKeepAddress: z.boolean(),
    hash: z.nullable(z.string()),
    expiresAt: date(),
    sandbox: z.boolean(),
  });

export const getRefundClaim: Endpoint<RefundClaimPath, unknown, unknown, Data<RefundClaim>> = {
  method: 'GET',
  path: '/v1/checkout/refunds/{token}',
  public: true,
  secret: true,
  response: () => data(refundClaim()),
};

/** Mails the link of a refund that waits for an address once more, to the address that it was mailed to before. */
export const sendRefundLink: Endpoint<CheckoutPath, unknown, unknown, null> = {
  method: 'POST',
  path: '/v1/checkout/{id}/refund-link',
  public: true,
  status: 204,
  response: nothing,
};

/** Mails the code that an address needs. */
export const requestRefundCode: Endpoint<RefundClaimPath, unknown, unknown, Data<RefundClaim>> = {
  method: 'POST',
  path: '/v1/checkout/refunds/{token}/code',
  public: true,
  secret: true,
  response: () => data(refundClaim()),
};

/** Checks a place before its customer is asked for a code. Changes nothing. */
export const checkRefundPlace: Endpoint<
  RefundClaimPath,
  unknown,
  RefundPlace,
  Data<RefundClaim>
> = {
  method: 'POST',
  path: '/v1/checkout/refunds/{token}/check',
  public: true,
  secret: true,
  response: () => data(refundClaim()),
};

export const claimRefund: Endpoint<RefundClaimPath, unknown, ClaimRefund, Data<RefundClaim>> = {
  method: 'POST',
  path: '/v1/checkout/refunds/{token}',
  public: true,
  secret: true,
  response: () => data(refundClaim()),
};
