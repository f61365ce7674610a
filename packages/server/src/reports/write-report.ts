import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { reportParts, reports } from '../db/schema.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { nowOf } from '../platform/server-platform.ts';
import { addTotals } from './add-totals.ts';
import { formatPart, toRecord } from './format-part.ts';
import { reportSources } from './report-sources.ts';
import { tellReport } from './tell-report.ts';

/** Time for which one job writes parts; another one goes on, so that a long report never runs out of time. */
const workMs = 100;
const mostAttempts = 5;
const mostPreviewed = 100;
const keptMs = 30 * 24 * 3_600_000;

const payload = z.object({ reportId: z.string() });

/**
 * Creates the handler that writes reports. It goes on where an earlier run ended. Its first part is written immediately,
 * each further one in a moment without requests: a call meanwhile waits for one part at most.
 */
export function createReportHandler(context: ServiceContext): OutboxHandler {
  return async (job) => {
    const { reportId } = z.parse(payload, job.payload);
    const { db, platform } = context;
    const until = platform.clock.now() + workMs;
    try {
      let isDone = false;
      while (!isDone && platform.clock.now() <= until) {
        isDone = await db.transaction((tx) => writePart(tx, context, reportId));
        if (!isDone) await context.awaitQuiet();
      }
      if (!isDone) await enqueue(db, platform, { kind: 'report', payload: { reportId } });
    } catch (error) {
      if (job.attempts < mostAttempts) throw error;
      await db
        .update(reports)
        .set({ status: 'FAILED' })
        .where(and(eq(reports.id, reportId), inArray(reports.status, ['QUEUED', 'RUNNING'])));
    }
    return { outcome: 'done' };
  };
}

/** Writes the next part of a report with what it adds to the totals; returns true after the last one. */
async function writePart(tx: Db, context: ServiceContext, reportId: string): Promise<boolean> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for('update');
  if (report === undefined || !['QUEUED', 'RUNNING'].includes(report.status)) return true;
  const { header, loadPage } = reportSources[report.type];
  const { rows, sums, last, isLast } = await loadPage(tx, context, report);
  const content = formatPart({
    ...{ format: report.format, parts: report.parts, rowsBefore: report.rows },
    ...{ header, rows, isLast },
  });
  await tx.insert(reportParts).values({ reportId, number: report.parts, content });
  const readyAt = nowOf(context.platform);
  const previewed = rows
    .slice(0, mostPreviewed - report.preview.length)
    .map((row) => toRecord(header, row));
  await tx
    .update(reports)
    .set({
      ...{ parts: report.parts + 1, rows: report.rows + rows.length },
      ...(last === null ? {} : { afterAt: last.createdAt, afterId: last.id }),
      // Once it is full it is not written again, with every part of a long report.
      ...(report.preview.length < mostPreviewed
        ? { preview: [...report.preview, ...previewed] }
        : {}),
      totals: addTotals(report.totals, sums),
      ...(isLast
        ? { status: 'READY' as const, readyAt, expiresAt: new Date(readyAt.getTime() + keptMs) }
        : { status: 'RUNNING' as const }),
    })
    .where(eq(reports.id, reportId));
  if (isLast) await tellReport(tx, context, report);
  return isLast;
}
