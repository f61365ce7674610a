import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data, decimal, type SignedDecimal, signedDecimal } from '../values.ts';

/** Period of a summary: at most 366 days. */
export interface SummaryQuery {
  /** Last day, such as `2026-11-20`, in the time zone of the business; today unless given. */
  readonly to?: string;
  /** First day; `days` count back from the last one unless it is given. */
  readonly from?: string;
  /** One unless given. */
  readonly days?: number;
  /**
   * Currency of the prices that count; unless given, that of the business, or the one of most payments where
   * nothing came in at prices in that of the business.
   */
  readonly currency?: string;
  /** Mode of the payments; that of the server unless given. */
  readonly livemode?: boolean;
}
/**
 * Figures of one period, of the payments that are priced in one currency. Amounts are exact and in that
 * currency.
 */
export interface SummaryFigures {
  /** Sum of the payments that were confirmed in the period and still are. */
  readonly received: Decimal;
  /** Number of those payments, without those that were paid elsewhere and of which nothing came. */
  readonly count: number;
  /** Number of payments that were created in the period. */
  readonly created: number;
  /** Number of the created payments that have not ended and are not confirmed yet. */
  readonly open: number;
  /** Number of the created payments that are confirmed by now, or were paid elsewhere. */
  readonly converted: number;
  /** Share of the created payments that is confirmed by now, in per cent; null where none was created. */
  readonly conversion: Decimal | null;
  /** `received` for each payment, with what was overpaid and what went back; null where there is none. */
  readonly average: Decimal | null;
  /** Part of `received` that went back by refunds that are in a block, whenever they were. */
  readonly refunded: Decimal;
  /** `received` without `refunded`. Below zero only where a reorganisation took back a payment that was refunded. */
  readonly net: SignedDecimal;
  /** Refunds of unmatched transfers that were confirmed in the period; no part of `received`. */
  readonly refundedUnmatched: Decimal;
  /** Part of `received` above the prices of overpaid payments that has not gone back. */
  readonly overpaid: Decimal;
}
/** Numbers of things that a person should look at now, each as long as the list of them. */
export interface SummaryAttention {
  /** Payments of these status texts. */
  readonly underpaid: number;
  readonly late: number;
  readonly invalid: number;
  /** Payments of these flags; of the overpaid ones, those of which nothing is being refunded. */
  readonly overpaid: number;
  readonly wrongAsset: number;
  /** Open transfers that name no payment. */
  readonly unmatched: number;
  /** Payments with a refund that has an address and is not signed, or failed; these four are zero for members who never sign. */
  readonly refundsToSign: number;
  /** Unmatched transfers with such a refund. */
  readonly unmatchedRefundsToSign: number;
  /** Payouts and collections that were begun and need another signature. A plan that no one signed waits for nothing: it expires. */
  readonly payoutsToSign: number;
  readonly collectionsToSign: number;
  /** Webhooks whose last deliveries all failed; zero for members who do not manage them. */
  readonly failingWebhooks: number;
}
export interface BusinessSummary extends SummaryFigures {
  readonly currency: string;
  /** Currencies of the payments that were created or confirmed in the period, and `currency`. */
  readonly currencies: readonly string[];
  readonly attention: SummaryAttention;
  /** Every day of the period that has begun. */
  readonly series: readonly {
    /** A day, `2026-11-20`, in the time zone of the business. */
    readonly date: string;
    readonly total: Decimal;
    /** Part of `total` by the symbol of the asset that came. */
    readonly byAsset: Readonly<Record<string, Decimal>>;
  }[];
  /** Figures of as many days before; while the period lasts, up to the same time of its last day. */
  readonly previous: SummaryFigures;
}

const figures = () => ({
  received: decimal(),
  count: z.int(),
  created: z.int(),
  open: z.int(),
  converted: z.int(),
  conversion: z.nullable(decimal()),
  average: z.nullable(decimal()),
  refunded: decimal(),
  net: signedDecimal(),
  refundedUnmatched: decimal(),
  overpaid: decimal(),
});

export const getBusinessSummary: Endpoint<
  BusinessPath,
  SummaryQuery,
  unknown,
  Data<BusinessSummary>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/summary',
  permission: 'view-payments',
  response: () =>
    data<BusinessSummary>(
      z.object({
        ...figures(),
        currency: z.string(),
        currencies: z.readonly(z.array(z.string())),
        attention: z.object({
          underpaid: z.int(),
          late: z.int(),
          invalid: z.int(),
          overpaid: z.int(),
          wrongAsset: z.int(),
          unmatched: z.int(),
          refundsToSign: z.int(),
          unmatchedRefundsToSign: z.int(),
          payoutsToSign: z.int(),
          collectionsToSign: z.int(),
          failingWebhooks: z.int(),
        }),
        series: z.readonly(
          z.array(
            z.object({
              date: z.string(),
              total: decimal(),
              byAsset: z.record(z.string(), decimal()),
            }),
          ),
        ),
        previous: z.object(figures()),
      }),
    ),
};
