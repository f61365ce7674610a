import type { AuditEntry } from '@billfold/core/contract';
import { and, eq, lt, or } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { byteOrderMark, type CsvCell, formatCsvRow } from '../csv/format-csv.ts';
import { auditLog } from '../db/schema.ts';
import type { SentFile } from '../http/send-file.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type AuditScope, isInScope, loadAuditEntries } from './audit-store.ts';

/** Never reordered; new ones come last. */
const header = ['time_utc', 'actor', 'action', 'target', 'field', 'before', 'after', 'ip'];

const pageSize = 500;

/** Exports the audit log as a CSV file: one row for each field of a change, the newest first. */
export function exportAuditLog(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  scope: AuditScope,
): SentFile {
  async function* rows() {
    yield byteOrderMark + formatCsvRow(header);
    let last: AuditEntry | undefined;
    for (;;) {
      const condition = and(isInScope(scope), last === undefined ? undefined : isBefore(last));
      const entries = await loadAuditEntries(db, condition, { limit: pageSize });
      yield entries.flatMap(toRows).map(formatCsvRow).join('');
      last = entries.at(-1);
      if (entries.length < pageSize) return;
    }
  }
  const day = nowOf(platform).toISOString().slice(0, 10);
  return { name: `audit-log-${day}.csv`, content: rows() };
}

const isBefore = ({ at, id }: AuditEntry) =>
  or(lt(auditLog.at, at), and(eq(auditLog.at, at), lt(auditLog.id, id)));

function toRows({ at, actor, action, target, changes, ip }: AuditEntry): readonly CsvCell[][] {
  const fields = changes.length > 0 ? changes : [{ field: null, before: null, after: null }];
  return fields.map(({ field, before, after }) => [
    ...[at.toISOString(), actor, action, target],
    ...[field, before, after, ip],
  ]);
}
