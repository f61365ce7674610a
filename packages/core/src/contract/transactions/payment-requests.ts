import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal, network, uuid, type WalletPath } from '../values.ts';

export interface OpenPaymentRequest {
  /** Link of a checkout page, of this host or another. */
  readonly link: string;
}
/** Request to pay, the signature of which was verified with the published key of its host. */
export interface PaymentRequest {
  /** Named by the intent that pays it. */
  readonly id: string;
  /** Host that was verified, with its port unless that is the usual one. */
  readonly host: string;
  /** Name of the business, which the host says and nothing proves. */
  readonly businessName: string;
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
    network: network(),
    assetId: z.string(),
    address: z.string(),
    memo: z.nullable(z.string()),
    amount: decimal(),
    isTest: z.boolean(),
    expiresAt: date(),
  });

export const openPaymentRequest: Endpoint<WalletPath, unknown, OpenPaymentRequest, PaymentRequest> =
  {
    method: 'POST',
    path: '/api/wallets/{walletId}/payment-requests',
    status: 201,
    response: paymentRequest,
  };
