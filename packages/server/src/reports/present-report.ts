import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Report } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { reportSources } from './report-sources.ts';
import type { ReportRow } from './report-store.ts';

const linkMs = 24 * 3_600_000;

/** Returns the status of a report; the file of one whose time is over may still wait to be deleted. */
export function statusOf({ status, expiresAt }: ReportRow, now: Date): Report['status'] {
  return status === 'READY' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;
}

/** Presents a report, with a link to its file that is signed now. */
export function presentReport(
  { platform, publicUrl }: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  row: ReportRow,
): Report {
  const { id, type, format, livemode, timezone, currency, rows, preview, totals } = row;
  const now = nowOf(platform);
  const status = statusOf(row, now);
  return {
    ...{ id, type, status, format, livemode, from: row.fromDay, to: row.toDay },
    ...{ timezone, currency, rows, totals },
    // The database keeps no order of the columns.
    preview: preview.map((line) =>
      Object.fromEntries(reportSources[type].header.map((name) => [name, line[name] ?? ''])),
    ),
    downloadUrl: status === 'READY' ? `${publicUrl}${signLink(row, now)}` : null,
    ...{ createdAt: row.createdAt, expiresAt: row.expiresAt },
  };
}

function signLink(row: ReportRow, now: Date): string {
  const until = now.getTime() + linkMs;
  return `/v1/reports/${row.id}/${until}/${signatureOf(row, until)}`;
}

/** Reports whether a link was signed for this report and has not ended. */
export function isLinkOf(
  row: ReportRow,
  { until, signature, now }: { until: number; signature: string; now: Date },
): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(row, until))];
  return until > now.getTime() && given.length === own.length && timingSafeEqual(given, own);
}

function signatureOf({ id, linkKey }: ReportRow, until: number): string {
  return createHmac('sha256', linkKey).update(`${id}.${until}`).digest('base64url');
}
