import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import { type BusinessPath, businessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  decimal,
  type PageQuery,
  pageQuery,
  uuid,
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
export const getAffiliate = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/affiliate',
  summary: 'The referral code of a business and its terms.',
  params: businessPath,
  response: () => data(affiliate()),
} satisfies Endpoint<BusinessPath, unknown, unknown, Data<Affiliate>>;

export const setAffiliate = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/affiliate',
  summary: 'Choose the code, once, and the account that is paid.',
  params: businessPath,
  body: (): Schema<SetAffiliate> =>
    z.strictObject({
      code: z.string().check(z.regex(/^[a-z0-9-]{4,20}$/)),
      payoutAccountId: z.nullable(uuid()),
    }),
  response: () => data(affiliate()),
} satisfies Endpoint<BusinessPath, unknown, SetAffiliate, Data<Affiliate>>;

export const listReferrals = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/affiliate/referrals',
  summary: 'Who joined by the code.',
  params: businessPath,
  query: pageQuery,
  response: () =>
    dataPage<Referral>(
      z.object({
        maskedName: z.string(),
        joinedAt: date(),
        volumeBand: z.string(),
        status: z.enum(['JOINED', 'ACTIVE', 'CLOSED']),
      }),
    ),
} satisfies Endpoint<BusinessPath, PageQuery, unknown, DataPage<Referral>>;

export const listCommissions = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/affiliate/commissions',
  summary: 'What was earned by the code.',
  params: businessPath,
  query: pageQuery,
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
} satisfies Endpoint<BusinessPath, PageQuery, unknown, DataPage<Commission>>;
