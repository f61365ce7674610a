import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * Types of reports.
 *
 * - `PAYMENTS`: payments that were created or confirmed in the period.
 * - `TRANSFERS`: transfers to the business that were first seen in it, also those without a payment.
 * - `REFUNDS`: refunds that were created or confirmed in it.
 * - `SETTLEMENTS`: sends that collect the funds of the business, of plans that were made in it.
 * - `TAX`: income by month, in which no taxes are computed: for each month, asset and currency, what was received and refunded at the rate of receipt, and the
 *   network fees of refunds and settlements.
 * @example
 * const options = reportTypes.map((type) => <option key={type}>{type}</option>);
 */
export const reportTypes = ['PAYMENTS', 'TRANSFERS', 'REFUNDS', 'SETTLEMENTS', 'TAX'] as const;
export type ReportType = (typeof reportTypes)[number];

/**
 * Formats of the file of a report.
 * @example
 * reportFormats.includes('CSV'); // true
 */
export const reportFormats = ['CSV', 'JSON'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** States of a report; an expired one has no file any more. */
export type ReportStatus = 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED';
const statuses = ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED'] as const;

export interface CreateReport {
  readonly type: ReportType;
  /** First day, such as `2026-11-01`, in the time zone. */
  readonly from: string;
  /** Last day; a report has at most 4,000. */
  readonly to: string;
  /** That of the business unless given. */
  readonly timezone?: string;
  /** Only payments that are priced in it; all unless given. `SETTLEMENTS` takes none. */
  readonly currency?: string;
  /** Mode of the payments; that of the server unless given. */
  readonly livemode?: boolean;
  readonly format: ReportFormat;
}

/**
 * Figures of a report in one currency. Those of `PAYMENTS` and what `TAX` received are the dashboard's; `TAX` counts
 * refunds in the month in which they were confirmed.
 */
export interface ReportTotal {
  /** Currency of prices; for `SETTLEMENTS`, the asset. */
  readonly currency: string;
  /** Payments, transfers, refunds or settlements that were created in the period; zero for `TAX`. */
  readonly created: number;
  /**
   * Payments that were confirmed in the period and still are; transfers that count; refunds that were confirmed in
   * the period; confirmed sends.
   */
  readonly count: number;
  /** Sum of what those received; for `SETTLEMENTS`, of what was collected. */
  readonly received: Decimal;
  /** Sum of refunds, with what the business kept of them. */
  readonly refunded: Decimal;
}
export interface Report {
  readonly id: string;
  readonly type: ReportType;
  readonly status: ReportStatus;
  readonly format: ReportFormat;
  readonly livemode: boolean;
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
  readonly currency: string | null;
  /** Signed link to the file, for 24 hours from now; null until it is ready. */
  readonly downloadUrl: string | null;
  /** Rows of the file so far. */
  readonly rows: number;
  /** Up to 100 of the first rows, by column. */
  readonly preview: readonly Readonly<Record<string, string>>[];
  readonly totals: readonly ReportTotal[];
  readonly createdAt: Date;
  /** When the file is deleted, 30 days after it was ready; null until then. */
  readonly expiresAt: Date | null;
}
const report = (): Schema<Report> =>
  z.object({
    id: z.string(),
    type: z.enum(reportTypes),
    status: z.enum(statuses),
    format: z.enum(reportFormats),
    livemode: z.boolean(),
    from: z.string(),
    to: z.string(),
    timezone: z.string(),
    currency: z.nullable(z.string()),
    downloadUrl: z.nullable(z.string()),
    rows: z.int(),
    preview: z.readonly(z.array(z.record(z.string(), z.string()))),
    totals: z.readonly(
      z.array(
        z.object({
          currency: z.string(),
          created: z.int(),
          count: z.int(),
          received: decimal(),
          refunded: decimal(),
        }),
      ),
    ),
    createdAt: date(),
    expiresAt: z.nullable(date()),
  });

export const createReport: Endpoint<BusinessPath, unknown, CreateReport, Data<Report>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/reports',
  permission: 'view-reports',
  status: 202,
  idempotent: true,
  response: () => data(report()),
};

export const listReports: Endpoint<BusinessPath, unknown, unknown, Data<readonly Report[]>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/reports',
  permission: 'view-reports',
  response: () => data<readonly Report[]>(z.readonly(z.array(report()))),
};

export const getReport: Endpoint<BusinessItemPath, unknown, unknown, Data<Report>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/reports/{id}',
  permission: 'view-reports',
  response: () => data(report()),
};
