import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { BusinessPath } from '../payments/values.ts';
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
import { type VolumeBand, volumeBands } from './businesses.ts';

/** Sums of the commissions of a business, in dollars. */
export interface CommissionSums {
  /** Earned less than 30 days ago. */
  readonly pending: Decimal;
  /** Ready for a payout. */
  readonly payable: Decimal;
  /** In a payout that the operator has not paid yet. */
  readonly requested: Decimal;
  readonly paid: Decimal;
}
export interface Affiliate {
  readonly code: string;
  readonly isCodeEditable: boolean;
  /** Sign-up page with the code. */
  readonly link: string;
  /** Share of the fees of referred businesses in per cent; zero where the operator pays none. */
  readonly sharePercent: Decimal;
  /** Months after a referred business joined in which its invoices earn. */
  readonly shareMonths: number;
  readonly currency: string;
  readonly sums: CommissionSums;
  /** Lowest sum of a payout. */
  readonly minimum: Decimal;
}
export interface SetAffiliate {
  readonly code: string;
}
/**
 * States of a referred business. An `ACTIVE` one has completed a payment; a `CLOSED` one is archived.
 * @example
 * const open = referralStatuses.filter((status) => status !== 'CLOSED');
 */
export const referralStatuses = ['JOINED', 'ACTIVE', 'CLOSED'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];
export interface Referral {
  /** Not the whole name: it belongs to another business. */
  readonly maskedName: string;
  readonly joinedAt: Date;
  /** Completed payments of the last 30 days, in dollars. */
  readonly volumeBand: VolumeBand;
  readonly status: ReferralStatus;
}
/**
 * States of a commission. `REQUESTED` is in a payout that is not paid yet; `VOID` is one whose fee was
 * returned.
 * @example
 * const open = commissionStatuses.filter((status) => status !== 'PAID' && status !== 'VOID');
 */
export const commissionStatuses = ['PENDING', 'PAYABLE', 'REQUESTED', 'PAID', 'VOID'] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];
export interface Commission {
  readonly id: string;
  readonly amount: Decimal;
  readonly currency: string;
  readonly status: CommissionStatus;
  /** When the referred business paid its fee. */
  readonly earnedAt: Date;
  readonly payableAt: Date;
  readonly paidAt: Date | null;
}
/**
 * States of a payout of commissions. A `VOID` one has its link archived unpaid; its commissions can be requested again.
 * @example
 * const open = affiliatePayoutStatuses.filter((status) => status === 'OPEN');
 */
export const affiliatePayoutStatuses = ['OPEN', 'PAID', 'VOID'] as const;
export type AffiliatePayoutStatus = (typeof affiliatePayoutStatuses)[number];
/** Commissions that the operator is asked to pay, by a payment link of the affiliate. */
export interface AffiliatePayout {
  readonly id: string;
  readonly object: 'affiliate_payout';
  readonly amount: Decimal;
  readonly currency: string;
  readonly status: AffiliatePayoutStatus;
  /** Payment link. */
  readonly url: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

const affiliate = (): Schema<Affiliate> =>
  z.object({
    code: z.string(),
    isCodeEditable: z.boolean(),
    link: z.string(),
    sharePercent: decimal(),
    shareMonths: z.int(),
    currency: z.string(),
    sums: z.object({
      pending: decimal(),
      payable: decimal(),
      requested: decimal(),
      paid: decimal(),
    }),
    minimum: decimal(),
  });
const affiliatePayout = (): Schema<AffiliatePayout> =>
  z.object({
    id: z.string(),
    object: z.literal('affiliate_payout'),
    amount: decimal(),
    currency: z.string(),
    status: z.enum(affiliatePayoutStatuses),
    url: z.string(),
    createdAt: date(),
    paidAt: z.nullable(date()),
  });

const path = '/v1/dash/businesses/{businessId}/affiliate';

export const getAffiliate: Endpoint<BusinessPath, unknown, unknown, Data<Affiliate>> = {
  method: 'GET',
  path,
  permission: 'view-billing',
  response: () => data(affiliate()),
};

export const setAffiliate: Endpoint<BusinessPath, unknown, SetAffiliate, Data<Affiliate>> = {
  method: 'PUT',
  path,
  permission: 'manage-settings',
  response: () => data(affiliate()),
};

export const listReferrals: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Referral>> = {
  method: 'GET',
  path: `${path}/referrals`,
  permission: 'view-billing',
  response: () =>
    dataPage<Referral>(
      z.object({
        maskedName: z.string(),
        joinedAt: date(),
        volumeBand: z.enum(volumeBands),
        status: z.enum(referralStatuses),
      }),
    ),
};

export const listCommissions: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Commission>> = {
  method: 'GET',
  path: `${path}/commissions`,
  permission: 'view-billing',
  response: () =>
    dataPage<Commission>(
      z.object({
        id: z.string(),
        amount: decimal(),
        currency: z.string(),
        status: z.enum(commissionStatuses),
        earnedAt: date(),
        payableAt: date(),
        paidAt: z.nullable(date()),
      }),
    ),
};

export const listAffiliatePayouts: Endpoint<
  BusinessPath,
  PageQuery,
  unknown,
  DataPage<AffiliatePayout>
> = {
  method: 'GET',
  path: `${path}/payouts`,
  permission: 'view-billing',
  response: () => dataPage(affiliatePayout()),
};

export const requestAffiliatePayout: Endpoint<
  BusinessPath,
  unknown,
  unknown,
  Data<AffiliatePayout>
> = {
  method: 'POST',
  path: `${path}/payouts`,
  permission: 'manage-settings',
  status: 201,
  response: () => data(affiliatePayout()),
};
