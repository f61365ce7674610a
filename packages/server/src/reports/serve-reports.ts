import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { reportParts, reports } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { isLinkOf, statusOf } from './present-report.ts';
import type { ReportRow } from './report-store.ts';

/**
 * Serves the files of reports to anyone with a signed link. A link that is wrong or has ended is answered like a
 * missing report.
 */
export function serveReports(app: FastifyInstance, context: ServiceContext): void {
  const { db, platform } = context;
  app.get('/v1/reports/:id/:until/:signature', async ({ params }, reply) => {
    const parsed = z.safeParse(path, params);
    if (!parsed.success) throw notFound('report');
    const { id, until, signature } = parsed.data;
    const [row] = await db.select().from(reports).where(eq(reports.id, id));
    const now = nowOf(platform);
    const link = { until: Number(until), signature, now };
    if (row === undefined || !isLinkOf(row, link)) throw notFound('report');
    if (statusOf(row, now) !== 'READY') throw notFound('report');
    const isCsv = row.format === 'CSV';
    const name = `${row.type.toLowerCase()}-${row.fromDay}-${row.toDay}.${isCsv ? 'csv' : 'json'}`;
    return reply
      .header('content-type', `${isCsv ? 'text/csv' : 'application/json'}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(readParts(db, row)));
  });
}

/** Reads the file part by part, as fast as the other side takes it. */
async function* readParts(db: Db, { id, parts }: ReportRow): AsyncIterable<string> {
  for (let number = 0; number < parts; number += 1) {
    const isPart = and(eq(reportParts.reportId, id), eq(reportParts.number, number));
    const [part] = await db
      .select({ content: reportParts.content })
      .from(reportParts)
      .where(isPart);
    if (part === undefined) throw new Error(`part ${number} of report ${id} is gone`);
    yield part.content;
  }
}

const path = z.object({
  id: z.string().check(z.regex(/^rep_[a-z2-7]{26}$/)),
  until: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  signature: z.string().check(z.regex(/^[\w-]{43}$/)),
});
