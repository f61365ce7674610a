import type { ReportTotal } from '@billfold/core/contract';
import { and, asc, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { byteOrderMark, type CsvCell, formatCsvRow } from '../csv/format-csv.ts';
import type { Db } from '../db/open-database.ts';
import { payments, reportParts, reports } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { cellsOfPayment, paymentHeader } from '../payments/export-payments.ts';
import { isAfter } from '../payments/list-merchant-payments.ts';
import { loadPaymentParts, type PaymentRow } from '../payments/payment-parts.ts';
import { presentParts } from '../payments/present-payment.ts';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import { isPaidIn, type Span } from '../payments/summarize-payments.ts';
import { addDays, createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findUser } from '../users/user-store.ts';
import type { ReportRow } from './report-store.ts';

const pageSize = 500;
/** Parts that one job writes; another one goes on, so that a long report never runs out of time. */
const partsPerJob = 20;
const mostAttempts = 5;
const mostPreviewed = 100;
const keptMs = 30 * 24 * 3_600_000;

const payload = z.object({ reportId: z.string() });

/** Creates the handler that writes reports. It goes on where an earlier run ended. */
export function createReportHandler(context: ServiceContext): OutboxHandler {
  return async (job) => {
    const { reportId } = z.parse(payload, job.payload);
    try {
      let isDone = false;
      for (let part = 0; part < partsPerJob && !isDone; part += 1)
        isDone = await context.db.transaction((tx) => writePart(tx, context, reportId));
      if (!isDone)
        await enqueue(context.db, context.platform, { kind: 'report', payload: { reportId } });
    } catch (error) {
      if (job.attempts < mostAttempts) throw error;
      await context.db
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
  const page = await loadPage(tx, report);
  const parts = await loadPaymentParts(tx, page);
  const rows = parts.map((each) => cellsOfPayment(each, presentParts(context, each)));
  const last = page.at(-1);
  const isLast = page.length < pageSize;
  const content = formatPart(report, rows, isLast);
  await tx.insert(reportParts).values({ reportId, number: report.parts, content });
  const readyAt = nowOf(context.platform);
  await tx
    .update(reports)
    .set({
      ...{ parts: report.parts + 1, rows: report.rows + rows.length },
      ...(last === undefined ? {} : { afterAt: last.createdAt, afterId: last.id }),
      preview: [
        ...report.preview,
        ...rows.slice(0, mostPreviewed - report.preview.length).map(toRecord),
      ],
      totals: addUp(report.totals, page, spanOf(report)),
      ...(isLast
        ? { status: 'READY' as const, readyAt, expiresAt: new Date(readyAt.getTime() + keptMs) }
        : { status: 'RUNNING' as const }),
    })
    .where(eq(reports.id, reportId));
  if (isLast) await tellRequester(tx, context, report);
  return isLast;
}

function spanOf({ fromDay, toDay, timezone }: ReportRow): Span {
  const zone = createDaysInZone(timezone);
  return { from: zone.startOf(fromDay), to: zone.startOf(addDays(toDay, 1)) };
}

/** Loads the payments of the next part: those that were created or confirmed in the period, the newest first. */
async function loadPage(tx: Db, report: ReportRow): Promise<readonly PaymentRow[]> {
  const { businessId, livemode, currency, afterAt, afterId } = report;
  const span = spanOf(report);
  return tx
    .select()
    .from(payments)
    .where(
      and(
        ...[eq(payments.businessId, businessId), eq(payments.livemode, livemode)],
        currency === null ? undefined : eq(payments.priceCurrency, currency),
        lt(payments.createdAt, span.to),
        or(gte(payments.createdAt, span.from), isPaidIn(span)),
        afterAt === null || afterId === null
          ? undefined
          : isAfter({ createdAt: afterAt, id: afterId }),
      ),
    )
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(pageSize);
}

function formatPart(
  { format, parts }: ReportRow,
  rows: readonly (readonly CsvCell[])[],
  isLast: boolean,
): string {
  if (format === 'CSV') {
    const header = parts === 0 ? byteOrderMark + formatCsvRow(paymentHeader) : '';
    return header + rows.map(formatCsvRow).join('');
  }
  const written = rows.map((row) => JSON.stringify(toFields(row))).join(',\n');
  const opening = parts === 0 ? '[\n' : written === '' ? '' : ',\n';
  return `${opening}${written}${isLast ? '\n]\n' : ''}`;
}

function toFields(cells: readonly CsvCell[]): Readonly<Record<string, string | null>> {
  return Object.fromEntries(paymentHeader.map((name, at) => [name, textOf(cells[at] ?? null)]));
}

function toRecord(cells: readonly CsvCell[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(toFields(cells)).map(([name, text]) => [name, text ?? '']),
  );
}

function textOf(cell: CsvCell): string | null {
  return cell === null || typeof cell === 'string' ? cell : cell.number;
}

/** Adds payments to totals, exactly. */
function addUp(
  totals: readonly ReportTotal[],
  page: readonly PaymentRow[],
  span: Span,
): readonly ReportTotal[] {
  const sums = new Map(
    totals.map(({ received, refunded, ...total }) => [
      total.currency,
      { ...total, received: readPriced(received), refunded: readPriced(refunded) },
    ]),
  );
  const isIn = (at: Date | null) => at !== null && at >= span.from && at < span.to;
  for (const { priceCurrency: currency, status, createdAt, confirmedAt, ...row } of page) {
    const empty = { currency, created: 0, count: 0, received: 0n, refunded: 0n };
    const sum = sums.get(currency) ?? empty;
    const isPaid = (status === 'CONFIRMED' || status === 'COMPLETED') && isIn(confirmedAt);
    sums.set(currency, {
      currency,
      created: sum.created + (isIn(createdAt) ? 1 : 0),
      count: sum.count + (isPaid ? 1 : 0),
      received: sum.received + (isPaid ? readPriced(row.credited) : 0n),
      refunded: sum.refunded + (isPaid ? readPriced(row.refunded) : 0n),
    });
  }
  return [...sums.values()]
    .map(({ received, refunded, ...sum }) => ({
      ...sum,
      ...{ received: formatPriced(received), refunded: formatPriced(refunded) },
    }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Emails the member who asked for a report. The file is behind their sign-in. */
async function tellRequester(
  tx: Db,
  context: ServiceContext,
  { requestedBy, fromDay, toDay }: ReportRow,
): Promise<void> {
  const user = await findUser(tx, requestedBy);
  if (user === undefined) return;
  await queueMail(tx, context, {
    to: user.email,
    subject: 'Your report is ready',
    paragraphs: [
      `The report on payments from ${fromDay} to ${toDay} is ready. You can download it for 30 days:`,
      { link: `${context.publicUrl}/payments/reports`, label: 'Open reports' },
    ],
  });
}
