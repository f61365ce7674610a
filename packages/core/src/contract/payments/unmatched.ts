import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
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
  accountNetwork,
  type DisplayStatus,
  displayStatuses,
  type Price,
  price,
} from './payment.ts';
import { type Refund, refund } from './refunds.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * States of a transfer that no payment was found for: `OPEN` until a member assigns or ignores it, or until a refund
 * of it is in a block.
 * @example
 * const options = unmatchedStates.map((state) => <option key={state}>{state}</option>);
 */
export const unmatchedStates = ['OPEN', 'ASSIGNED', 'REFUNDED', 'IGNORED'] as const;
export type UnmatchedState = (typeof unmatchedStates)[number];

/**
 * Causes for which no payment was found: no comment or reference, one that no payment has, another amount
 * than any payment on an address that is told by amounts alone, an asset that is not accepted, an address
 * that went back after its payment ended, a block from before the address was given out, or an address that
 * no payment ever had.
 * @example
 * unmatchedCauses.includes('NO_COMMENT'); // true
 */
export const unmatchedCauses = [
  'NO_COMMENT',
  'NO_REFERENCE',
  'UNKNOWN_COMMENT',
  'OTHER_AMOUNT',
  'ASSET_NOT_ACCEPTED',
  'ADDRESS_RETURNED',
  'BEFORE_PAYMENT',
  'NOT_ASKED',
] as const;
export type UnmatchedCause = (typeof unmatchedCauses)[number];

/** Payment that a transfer was probably meant for, by its address, asset, amount and time. */
export interface SuggestedPayment {
  readonly id: string;
  readonly orderId: string | null;
  readonly description: string | null;
  readonly displayStatus: DisplayStatus;
  readonly price: Price;
  /** In main units of the asset of the transfer. */
  readonly due: Decimal;
  /** Part of the price that the transfer would pay, in the currency of the price. */
  readonly credits: Decimal;
}

/** Transfer to a shared address of a business that names none of its payments. */
export interface UnmatchedTransfer {
  readonly id: string;
  readonly object: 'unmatched_transfer';
  readonly state: UnmatchedState;
  readonly livemode: boolean;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** In main units of the asset. */
  readonly amount: Decimal;
  /** Worth in US dollars when it was seen; null without a price. */
  readonly usdValue: Decimal | null;
  readonly address: string;
  readonly from: string | null;
  /** Comment that its sender wrote. */
  readonly memo: string | null;
  /** Null of funds that a contract sent. */
  readonly hash: string | null;
  readonly blockHeight: number | null;
  readonly firstSeenAt: Date;
  /** Payment that it was assigned to. */
  readonly paymentId: string | null;
  readonly cause: UnmatchedCause;
  /** Null of one that is decided, or where nothing fits. */
  readonly suggestion: SuggestedPayment | null;
  /** Refunds of it, the oldest first. */
  readonly refunds: readonly Refund[];
}

const suggestedPayment = (): Schema<SuggestedPayment> =>
  z.object({
    id: z.string(),
    orderId: z.nullable(z.string()),
    description: z.nullable(z.string()),
    displayStatus: z.enum(displayStatuses),
    price: price(),
    due: decimal(),
    credits: decimal(),
  });

/** Unmatched transfer in the list of them. */
export interface ListedUnmatched extends UnmatchedTransfer {
  /** Value of `amount` in the currency of the business at prices of now; null without a price. */
  readonly value: Price | null;
}

const unmatchedFields = () => ({
  id: z.string(),
  object: z.literal('unmatched_transfer'),
  state: z.enum(unmatchedStates),
  livemode: z.boolean(),
  asset: z.string(),
  network: accountNetwork(),
  amount: decimal(),
  usdValue: z.nullable(decimal()),
  address: z.string(),
  from: z.nullable(z.string()),
  memo: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  blockHeight: z.nullable(z.int()),
  firstSeenAt: date(),
  paymentId: z.nullable(z.string()),
  cause: z.enum(unmatchedCauses),
  suggestion: z.nullable(suggestedPayment()),
  refunds: z.readonly(z.array(refund())),
});
const unmatchedTransfer = (): Schema<UnmatchedTransfer> => z.object(unmatchedFields());

export interface ListUnmatched extends PageQuery {
  readonly state?: UnmatchedState;
  readonly livemode?: boolean;
}
export const listUnmatched: Endpoint<
  BusinessPath,
  ListUnmatched,
  unknown,
  DataPage<ListedUnmatched>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/unmatched',
  permission: 'view-payments',
  response: () =>
    dataPage<ListedUnmatched>(z.object({ ...unmatchedFields(), value: z.nullable(price()) })),
};

export interface AssignTransfer {
  /** Payment of the same business and mode. */
  readonly paymentId: string;
}
export const assignTransfer: Endpoint<
  BusinessItemPath,
  unknown,
  AssignTransfer,
  Data<UnmatchedTransfer>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/assign',
  permission: 'decide-payments',
  response: () => data(unmatchedTransfer()),
};

export const ignoreTransfer: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  Data<UnmatchedTransfer>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/ignore',
  permission: 'decide-payments',
  response: () => data(unmatchedTransfer()),
};

/** Takes an ignored transfer back into the list of those that are open. */
export const reopenTransfer: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  Data<UnmatchedTransfer>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/reopen',
  permission: 'decide-payments',
  response: () => data(unmatchedTransfer()),
};
