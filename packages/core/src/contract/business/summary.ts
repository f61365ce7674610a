import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data, decimal } from '../values.ts';

export interface SummaryQuery {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
}
/** Figures of one period; amounts are in the requested currency. */
export interface SummaryFigures {
  readonly received: Decimal;
  /** Payments that were paid, and payments that were created. */
  readonly count: number;
  readonly created: number;
  /** Paid of created, in per cent; null where none was created. */
  readonly conversion: Decimal | null;
  readonly average: Decimal | null;
  readonly refunded: Decimal;
}
export interface BusinessSummary extends SummaryFigures {
  /** How many need a person. */
  readonly attention: {
    readonly underpaid: number;
    readonly late: number;
    readonly wrongAsset: number;
    readonly invalid: number;
    readonly failingWebhooks: number;
  };
  readonly series: readonly {
    /** A day, `2026-11-20`, in the time zone of the business. */
    readonly date: string;
    readonly total: Decimal;
    readonly byAsset: Readonly<Record<string, Decimal>>;
  }[];
  readonly previous: SummaryFigures;
}

const figures = () => ({
  received: decimal(),
  count: z.int(),
  created: z.int(),
  conversion: z.nullable(decimal()),
  average: z.nullable(decimal()),
  refunded: decimal(),
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
        attention: z.object({
          underpaid: z.int(),
          late: z.int(),
          wrongAsset: z.int(),
          invalid: z.int(),
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
