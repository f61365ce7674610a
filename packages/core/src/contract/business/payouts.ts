import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { accountNetwork, type Price, price } from '../payments/payment.ts';
import type { SignSecret } from '../payments/refunds.ts';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  decimal,
  type PageQuery,
} from '../values.ts';
import {
  type PartIntent,
  partIntentFields,
  type SignParts,
  type TransferIntents,
  transferIntentFields,
} from './transfer-intents.ts';

/** Line of a plan, with the most of its fee. */
export interface PlannedPayoutLine {
  readonly n: number;
  /** Line of the CSV text on which it begins; the first is 1. */
  readonly line: number;
  readonly address: string;
  readonly amount: Decimal;
  /** The most that its network fee may be, in the native asset. */
  readonly fee: Decimal;
  /** Text for the recipient, as exchanges ask for it; null for none. */
  readonly memo: string | null;
  readonly reference: string | null;
}

/** Plan of a payout: pays many recipients in one asset from the settlement account. */
export interface PayoutPlan {
  readonly id: string;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** Address of the settlement account, which pays; null where an account has many. */
  readonly from: string | null;
  /** Number of lines. */
  readonly count: number;
  /** Sum of all lines, in main units of the asset. */
  readonly amount: Decimal;
  /** Value of `amount` in the currency of the business; null without a price. */
  readonly value: Price | null;
  /** The most that all network fees may be, in the native asset. */
  readonly fee: Decimal;
  /** Value of `fee` in the currency of the business; null without a price. */
  readonly feeValue: Price | null;
  /** Amount of the asset in the account that no other payout has yet to send. */
  readonly available: Decimal;
  /** Amount of the native asset in the account that no other payout has yet to send. */
  readonly nativeAvailable: Decimal;
  /** Amount of the asset that is missing; of a native asset, with the fees. Zero where there is enough. */
  readonly missing: Decimal;
  /** Amount of the native asset that is missing for the fees of a token; else zero. */
  readonly nativeMissing: Decimal;
  readonly lines: readonly PlannedPayoutLine[];
  readonly expiresAt: Date;
}

/** Field of a line that is refused; `line` where the line itself cannot be read. */
export type PayoutField = 'line' | 'address' | 'amount' | 'memo' | 'reference';

/** Line that is refused, as `current.lines` of PAYOUT_LINES_INVALID lists them. */
export interface RefusedPayoutLine {
  readonly line: number;
  readonly field: PayoutField;
  readonly code: string;
  readonly message: string;
}

export interface PlanPayout {
  /** Asset that is paid, such as `ETH` or `USDT@TRX`. */
  readonly asset: string;
  /** Text of a CSV file. Its first line names the columns `address`, `amount` and, if wanted, `memo` and `reference`. */
  readonly csv: string;
  /** True to pay lines that are in the file twice. */
  readonly acceptDuplicates?: boolean;
}
export interface CreatePayout extends SignSecret {
  readonly planId: string;
}

/**
 * Statuses of a payout. A `PARTIAL` or `FAILED` one can be signed again for what is left.
 * @example
 * payoutStatuses.includes('PARTIAL'); // true
 */
export const payoutStatuses = ['SENDING', 'DONE', 'PARTIAL', 'FAILED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Payment of many recipients, signed once. */
export interface Payout {
  readonly id: string;
  readonly object: 'payout';
  readonly livemode: boolean;
  readonly status: PayoutStatus;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** Address of the account that pays; null where it has many. */
  readonly from: string | null;
  /** Number of lines. */
  readonly count: number;
  /** Sum that was planned. */
  readonly amount: Decimal;
  /** Value of `amount` in the currency of the business when it was signed first, rounded down; null without a price of then. */
  readonly value: Price | null;
  /** Part of it that a block has. */
  readonly paid: Decimal;
  /** The most that all network fees may be, in the native asset. */
  readonly fee: Decimal;
  /** Network fees of what was sent so far. */
  readonly feePaid: Decimal;
  /** True where lines wait for another signature of the owner of the settlement wallet. */
  readonly needsSignature: boolean;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** Line of a payout: one transaction. */
export interface PayoutLine {
  readonly n: number;
  readonly state: 'PLANNED' | 'SENT' | 'CONFIRMED' | 'FAILED';
  readonly address: string;
  readonly amount: Decimal;
  /** Text for the recipient, as exchanges ask for it; null for none. */
  readonly memo: string | null;
  readonly reference: string | null;
  readonly attempt: number;
  readonly hash: string | null;
  /** Code of the error of the last attempt. */
  readonly error: string | null;
}
export interface PayoutWithLines extends Payout {
  readonly lines: readonly PayoutLine[];
}

const payoutFields = () => ({
  id: z.string(),
  object: z.literal('payout'),
  livemode: z.boolean(),
  status: z.enum(payoutStatuses),
  asset: z.string(),
  network: accountNetwork(),
  from: z.nullable(z.string()),
  count: z.int(),
  amount: decimal(),
  value: z.nullable(price()),
  paid: decimal(),
  fee: decimal(),
  feePaid: decimal(),
  needsSignature: z.boolean(),
  createdAt: date(),
  completedAt: z.nullable(date()),
});
const payout = (): Schema<Payout> => z.object(payoutFields());
const payoutWithLines = (): Schema<PayoutWithLines> =>
  z.object({
    ...payoutFields(),
    lines: z.readonly(
      z.array(
        z.object({
          n: z.int(),
          state: z.enum(['PLANNED', 'SENT', 'CONFIRMED', 'FAILED']),
          address: z.string(),
          amount: decimal(),
          memo: z.nullable(z.string()),
          reference: z.nullable(z.string()),
          attempt: z.int(),
          hash: z.nullable(z.string()),
          error: z.nullable(z.string()),
        }),
      ),
    ),
  });

export const planPayout: Endpoint<BusinessPath, unknown, PlanPayout, Data<PayoutPlan>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payouts/plan',
  permission: 'sign-funds',
  response: () =>
    data<PayoutPlan>(
      z.object({
        id: z.string(),
        asset: z.string(),
        network: accountNetwork(),
        from: z.nullable(z.string()),
        count: z.int(),
        amount: decimal(),
        value: z.nullable(price()),
        fee: decimal(),
        feeValue: z.nullable(price()),
        available: decimal(),
        nativeAvailable: decimal(),
        missing: decimal(),
        nativeMissing: decimal(),
        lines: z.readonly(
          z.array(
            z.object({
              n: z.int(),
              line: z.int(),
              address: z.string(),
              amount: decimal(),
              fee: decimal(),
              memo: z.nullable(z.string()),
              reference: z.nullable(z.string()),
            }),
          ),
        ),
        expiresAt: date(),
      }),
    ),
};

/** Signs a plan; it is sent once however often it is signed. */
export const createPayout: Endpoint<BusinessPath, unknown, CreatePayout, Data<PayoutWithLines>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payouts',
  permission: 'sign-funds',
  status: 201,
  secret: true,
  response: () => data(payoutWithLines()),
};

export const listPayouts: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Payout>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payouts',
  permission: 'view-reports',
  response: () => dataPage(payout()),
};

export const getPayout: Endpoint<BusinessItemPath, unknown, unknown, Data<PayoutWithLines>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payouts/{id}',
  permission: 'view-reports',
  response: () => data(payoutWithLines()),
};

/** Signs what is left of a payout: lines that failed, and those that no signature reached. */
export const resumePayout: Endpoint<
  BusinessItemPath,
  unknown,
  SignSecret,
  Data<PayoutWithLines>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payouts/{id}/resume',
  permission: 'sign-funds',
  secret: true,
  response: () => data(payoutWithLines()),
};

/** Line of a payout that its owner signs. */
export interface PayoutLineIntent extends PartIntent {
  /** Text for the recipient; null for none. */
  readonly memo: string | null;
}

/** Line that is left of a payout. */
export interface PayoutRestLine {
  readonly n: number;
  /** The most that it costs, in the native asset. */
  readonly fee: Decimal;
}

/** Reviewed lines of a payout that are signed together. */
export interface PayoutIntents extends TransferIntents {
  /** In the order in which they are signed. */
  readonly lines: readonly PayoutLineIntent[];
  /** These lines, and those that wait for another signature: a server that signs sends all of them with one. */
  readonly rest: readonly PayoutRestLine[];
}

/**
 * Reviews the lines of a payout, or what is left of it, that can be signed together, and plans each behind the one before it.
 * Nothing is reserved.
 */
export const createPayoutIntents: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  Data<PayoutIntents>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payouts/{id}/intents',
  permission: 'sign-funds',
  status: 201,
  response: () =>
    data<PayoutIntents>(
      z.object({
        ...transferIntentFields(),
        lines: z.readonly(
          z.array(z.object({ ...partIntentFields(), memo: z.nullable(z.string()) })),
        ),
        rest: z.readonly(z.array(z.object({ n: z.int(), fee: decimal() }))),
      }),
    ),
};

/**
 * Sends the lines of a payout that its owner has signed. All of them are stored before the first is sent, or none is. The call
 * names their review (`Billfold-Intent`).
 */
export const signPayout: Endpoint<BusinessItemPath, unknown, SignParts, Data<PayoutWithLines>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payouts/{id}/sign',
  permission: 'sign-funds',
  secret: true,
  response: () => data(payoutWithLines()),
};
