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

export interface Affiliate {
  readonly code: string;
  readonly isCodeEditable: boolean;
  readonly link: string;
  /** The share of the platform fee in per cent; zero where the deployment charges none. */
  readonly sharePercent: Decimal;
  readonly shareMonths: number;
  readonly payoutAccountId: string | null;
}
export interface SetAffiliate {
  readonly code: string;
  readonly payoutAccountId: string | null;
}
export interface Referral {
  /** Not the whole name: it belongs to another business. */
  readonly maskedName: string;
  readonly joinedAt: Date;
  readonly volumeBand: string;
  readonly status: 'JOINED' | 'ACTIVE' | 'CLOSED';
}
export interface Commission {
  readonly id: string;
  readonly amount: Decimal;
  readonly currency: string;
  readonly status: 'PENDING' | 'PAYABLE' | 'PAID' | 'VOID';
  readonly earnedAt: Date;
  readonly payableAt: Date;
  readonly paidAt: Date | null;
}

const affiliate = (): Schema<Affiliate> =>
  z.object({
    code: z.string(),
    isCodeEditable: z.boolean(),
    link: z.string(),
    sharePercent: decimal(),
    shareMonths: z.int(),
    payoutAccountId: z.nullable(z.string()),
  });
export const getAffiliate: Endpoint<BusinessPath, unknown, unknown, Data<Affiliate>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/affiliate',
  permission: 'view-billing',
  response: () => data(affiliate()),
};

export const setAffiliate: Endpoint<BusinessPath, unknown, SetAffiliate, Data<Affiliate>> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/affiliate',
  permission: 'manage-settings',
  response: () => data(affiliate()),
};

export const listReferrals: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Referral>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/affiliate/referrals',
  permission: 'view-billing',
  response: () =>
    dataPage<Referral>(
      z.object({
        maskedName: z.string(),
        joinedAt: date(),
        volumeBand: z.string(),
        status: z.enum(['JOINED', 'ACTIVE', 'CLOSED']),
      }),
    ),
};

export const listCommissions: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Commission>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/affiliate/commissions',
  permission: 'view-billing',
  response: () =>
    dataPage<Commission>(
      z.object({
        id: z.string(),
        amount: decimal(),
        currency: z.string(),
        status: z.enum(['PENDING', 'PAYABLE', 'PAID', 'VOID']),
        earnedAt: date(),
        payableAt: date(),
        paidAt: z.nullable(date()),
      }),
    ),
};
