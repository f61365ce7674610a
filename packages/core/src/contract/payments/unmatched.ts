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
import { accountNetwork } from './payment.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * States of a transfer that no payment was found for: `OPEN` until a member assigns or ignores it.
 * @example
 * const options = unmatchedStates.map((state) => <option key={state}>{state}</option>);
 */
export const unmatchedStates = ['OPEN', 'ASSIGNED', 'IGNORED'] as const;
export type UnmatchedState = (typeof unmatchedStates)[number];

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
}

const unmatchedTransfer = (): Schema<UnmatchedTransfer> =>
  z.object({
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
  });

export interface ListUnmatched extends PageQuery {
  readonly state?: UnmatchedState;
  readonly livemode?: boolean;
}
export const listUnmatched: Endpoint<
  BusinessPath,
  ListUnmatched,
  unknown,
  DataPage<UnmatchedTransfer>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/unmatched',
  permission: 'view-payments',
  response: () => dataPage(unmatchedTransfer()),
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
