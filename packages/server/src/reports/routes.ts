import { createReport as createCall, getReport, listReports } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { createReport } from './create-report.ts';
import { presentReport } from './present-report.ts';
import { loadReport, loadReports } from './report-store.ts';

/** Binds the calls of members about the reports of their business. */
export function bindReportRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(createCall)((call) => {
    const { member, body } = call;
    const once = { endpoint: createCall, call, by: `user:${member.userId}` };
    return answerOnce(context, once, async () => async (tx) => ({
      data: await createReport(tx, context, member, body),
    }));
  });
  bind.member(listReports)(async ({ member: { businessId } }) => {
    const rows = await loadReports(db, businessId);
    return { data: rows.map((row) => presentReport(context, row)) };
  });
  bind.member(getReport)(async ({ member: { businessId }, params: { id: reportId } }) => ({
    data: presentReport(context, await loadReport(db, { businessId, reportId })),
  }));
}
