import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { reports } from '../db/schema.ts';
import { enqueue } from '../outbox/outbox.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { ReportRow } from './report-store.ts';

export interface NewReport
  extends Pick<
    ReportRow,
    | 'businessId'
    | 'livemode'
    | 'type'
    | 'format'
    | 'fromDay'
    | 'toDay'
    | 'timezone'
    | 'currency'
    | 'requestedBy'
  > {
  /** Month that it is made for without anyone asking. */
  readonly month?: string;
}

/** Adds a report with the job that writes it; returns null where its month has one. */
export async function enqueueReport(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  report: NewReport,
): Promise<ReportRow | null> {
  const [row] = await tx
    .insert(reports)
    .values({
      ...report,
      ...{ id: newPublicId(platform.random, 'rep'), status: 'QUEUED' },
      ...{ linkKey: platform.random.bytes(32), createdAt: nowOf(platform) },
    })
    .onConflictDoNothing({ target: [reports.businessId, reports.livemode, reports.month] })
    .returning();
  if (row === undefined) return null;
  await enqueue(tx, platform, { kind: 'report', payload: { reportId: row.id } });
  return row;
}
