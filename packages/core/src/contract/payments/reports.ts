import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date } from '../values.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * Types of reports.
 * @example
 * const options = reportTypes.map((type) => <option key={type}>{type}</option>);
 */
export const reportTypes = [
  'PAYMENTS',
  'TRANSFERS',
  'REFUNDS',
  'SETTLEMENTS',
  'FEES',
  'CUSTOMERS',
  'TAX_SUMMARY',
] as const;
export type ReportType = (typeof reportTypes)[number];

export interface CreateReport {
  readonly type: ReportType;
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
  readonly currency: string;
  readonly filters: {
    readonly asset?: string;
    readonly status?: string;
    readonly groupBy?: 'day' | 'week' | 'month';
  };
  readonly format: 'CSV' | 'JSON';
}
export interface Report {
  readonly id: string;
  readonly type: ReportType;
  readonly status: 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED';
  readonly format: 'CSV' | 'JSON';
  /** Signed, for 24 hours; null until it is ready. */
  readonly downloadUrl: string | null;
  /** The first rows, by column. */
  readonly preview: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}
const report = (): Schema<Report> =>
  z.object({
    id: z.string(),
    type: z.enum(reportTypes),
    status: z.enum(['QUEUED', 'RUNNING', 'READY', 'FAILED']),
    format: z.enum(['CSV', 'JSON']),
    downloadUrl: z.nullable(z.string()),
    preview: z.readonly(z.array(z.record(z.string(), z.string()))),
    totals: z.record(z.string(), z.string()),
    createdAt: date(),
  });

export const createReport: Endpoint<BusinessPath, unknown, CreateReport, Data<Report>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/reports',
  permission: 'view-reports',
  status: 202,
  idempotent: true,
  response: () => data(report()),
};

export const getReport: Endpoint<BusinessItemPath, unknown, unknown, Data<Report>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/reports/{id}',
  permission: 'view-reports',
  response: () => data(report()),
};
