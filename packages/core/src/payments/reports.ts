import { unwrap } from '../client/unwrap.ts';
import {
  type CreateReport,
  createReport,
  getReport,
  listReports,
} from '../contract/payments/reports.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.reports`. */
export type Reports = ReturnType<typeof createReports>;

/** Creates the calls about the reports of a business. */
export function createReports({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Starts a report.
     * @example
     * await client.reports.create(businessId, report);
     */
    create: (businessId: number, report: CreateReport, options?: CallOptions) =>
      unwrap(call(createReport)({ params: { businessId }, body: report }, options)),
    /**
     * Lists the newest reports.
     * @example
     * const reports = await client.reports.list(businessId);
     */
    list: (businessId: number, options?: CallOptions) =>
      unwrap(call(listReports)({ params: { businessId } }, options)),
    /**
     * Loads a report, with its file once it is ready.
     * @example
     * await client.reports.get(businessId, reportId);
     */
    get: (businessId: number, reportId: string, options?: CallOptions) =>
      unwrap(call(getReport)({ params: { businessId, id: reportId } }, options)),
  };
}
