import * as z from 'zod/mini';
import { type FeePriority, feePriorities } from '../../assets/specified-values.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type AccountPath, date, decimal, network } from '../values.ts';

/** A send without its secrets, as far as it is chosen. */
export interface CreateIntent {
  readonly amount: Decimal;
  readonly destinationAddress: string;
  /** Null sends the native asset. */
  readonly tokenId: string | null;
  readonly feeRate: FeePriority;
  readonly feeRateValue: Decimal | null;
  readonly sendingMax: boolean;
  readonly memo: string | null;
  /** Opened request that it pays; then all of the above is as the request states it. */
  readonly requestId?: string;
}
/**
 * Reviewed transaction. The create call names its id and digest, and the server signs exactly this.
 */
export interface TransactionIntent {
  readonly intentId: string;
  /** Hex; over everything that is signed. */
  readonly digest: string;
  readonly recipient: string;
  readonly amount: Decimal;
  /** The asset by its symbol. */
  readonly asset: string;
  readonly network: Network;
  readonly fee: Decimal;
  readonly networkFee: Decimal | null;
  readonly expiresAt: Date;
}
export const createIntent: Endpoint<AccountPath, unknown, CreateIntent, TransactionIntent> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/accounts/{accountId}/intents',
  status: 201,
  response: (): Schema<TransactionIntent> => z.object(intentFields()),
};

/** Fields of a reviewed transaction. */
export const intentFields = () => ({
  intentId: z.string(),
  digest: z.string(),
  recipient: z.string(),
  amount: decimal(),
  asset: z.string(),
  network: network(),
  fee: decimal(),
  networkFee: z.nullable(decimal()),
  expiresAt: date(),
});

export interface IntentPath extends AccountPath {
  readonly intentId: string;
}
/** Stored intent with its order, for a page that shows it without the code that created it. */
export interface StoredIntent {
  readonly intentId: string;
  /** Hex; computed from the stored row. */
  readonly digest: string;
  readonly recipient: string;
  readonly amount: Decimal;
  /** The asset by its symbol. */
  readonly asset: string;
  readonly network: Network;
  /** Most that is charged in all, in the native asset of the network. */
  readonly totalFee: Decimal;
  /** Order that the create call repeats. */
  readonly order: Omit<CreateIntent, 'requestId'>;
  readonly expiresAt: Date;
}
export const getIntent: Endpoint<IntentPath, unknown, unknown, StoredIntent> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/accounts/{accountId}/intents/{intentId}',
  response: (): Schema<StoredIntent> =>
    z.object({
      intentId: z.string(),
      digest: z.string(),
      recipient: z.string(),
      amount: decimal(),
      asset: z.string(),
      network: network(),
      totalFee: decimal(),
      order: z.object({
        amount: decimal(),
        destinationAddress: z.string(),
        tokenId: z.nullable(z.string()),
        feeRate: z.enum(feePriorities),
        feeRateValue: z.nullable(decimal()),
        sendingMax: z.boolean(),
        memo: z.nullable(z.string()),
      }),
      expiresAt: date(),
    }),
};

export interface IntentPlanQuery {
  /** Digest of the intent, hex. */
  readonly digest: string;
}
/** Transaction of an intent that lacks its signatures. */
export interface IntentPlan {
  /** JSON that the keyring reads and signs. */
  readonly plan: string;
}
export const getIntentPlan: Endpoint<IntentPath, IntentPlanQuery, unknown, IntentPlan> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/accounts/{accountId}/intents/{intentId}/plan',
  response: (): Schema<IntentPlan> => z.object({ plan: z.string() }),
};
