import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import { type Price, price } from '../payments/payment.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal, network, uuid, type WalletPath } from '../values.ts';

export interface OpenPaymentRequest {
  /** Link of a checkout page, of this host or another. */
  readonly link: string;
  /** Asset to choose at the host, such as `USDT@ETH`, where its payer has not chosen one. */
  readonly assetId?: string;
}
/** Request to pay, the signature of which was verified with the published key of its host. */
export interface PaymentRequest {
  /** Named by the intent that pays it. */
  readonly id: string;
  /** Host that was verified, with its port unless that is the usual one. */
  readonly host: string;
  /** Name of the business, which the host says and nothing proves. */
  readonly businessName: string;
  /** Order of the business, which the host says too; null where it states none. */
  readonly orderId: string | null;
  /** Price of the order, which the host says too; null where it states none. */
  readonly price: Price | null;
  readonly network: Network;
  /** Id such as `USDT@ETH`; the code of the network for its native asset. */
  readonly assetId: string;
  readonly address: string;
  readonly memo: string | null;
  readonly amount: Decimal;
  /** A payment in test mode. */
  readonly isTest: boolean;
  /** End of the price. */
  readonly expiresAt: Date;
}
export const paymentRequest = (): Schema<PaymentRequest> =>
  z.object({
    id: uuid(),
    host: z.string(),
    businessName: z.string(),
    orderId: z.nullable(z.string()),
    price: z.nullable(price()),
    network: network(),
    assetId: z.string(),
    address: z.string(),
    memo: z.nullable(z.string()),
    amount: decimal(),
    isTest: z.boolean(),
    expiresAt: date(),
  });

/** Asset that a host takes for a payment. Nothing of it is verified: the request for it is, once it is opened. */
export interface RequestAsset {
  /** Id such as `USDT@ETH`; the code of the network for its native asset. */
  readonly assetId: string;
  readonly network: Network;
  /** About how much, in main units; null where the host states none. */
  readonly estimate: Decimal | null;
}
/** Assets to choose from where a payment has none yet. */
export interface RequestAssets {
  /** Host that was asked, with its port unless that is the usual one. */
  readonly host: string;
  /** Name of the business, its order and its price, which the host says and nothing proves; null where it states none. */
  readonly businessName: string;
  readonly orderId: string | null;
  readonly price: Price | null;
  readonly assets: readonly RequestAsset[];
}
export interface ListRequestAssets {
  readonly link: string;
}

export const listRequestAssets: Endpoint<WalletPath, unknown, ListRequestAssets, RequestAssets> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/payment-requests/assets',
  response: () =>
    z.object({
      host: z.string(),
      businessName: z.string(),
      orderId: z.nullable(z.string()),
      price: z.nullable(price()),
      assets: z.readonly(
        z.array(
          z.object({ assetId: z.string(), network: network(), estimate: z.nullable(decimal()) }),
        ),
      ),
    }),
};

export const openPaymentRequest: Endpoint<WalletPath, unknown, OpenPaymentRequest, PaymentRequest> =
  {
    method: 'POST',
    path: '/api/wallets/{walletId}/payment-requests',
    status: 201,
    response: paymentRequest,
  };
