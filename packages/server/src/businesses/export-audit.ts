import type { AuditChange, AuditEntry } from '@billfold/core/contract';
import { createTranslator } from '@billfold/core/i18n';
import {
  auditAction,
  auditField,
  auditTarget,
  auditTexts,
  auditValue,
  byteOrderMark,
  type CsvCell,
  formatCsvRow,
} from '@billfold/core/internal';
import { and, eq, lt, or } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { auditLog } from '../db/schema.ts';
import type { SentFile } from '../http/send-file.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type AuditScope, isInScope, loadAuditEntries } from './audit-store.ts';

/** Never reordered; new ones come last. */
const header = [
  ...['time_utc', 'actor', 'action', 'target', 'field', 'before', 'after', 'ip'],
  ...['actor_kind', 'action_code', 'field_code'],
];

const texts: Readonly<Record<string, string>> = auditTexts.english;
const t = createTranslator('en', (key) => texts[key]);

const pageSize = 500;

/**
 * Exports the audit log as a CSV file: one row for each field of a change, the newest first. What changed is in
 * words; the codes that programs compare are in columns of their own.
 */
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

function toRows(entry: AuditEntry): readonly CsvCell[][] {
  const { at, actor, actorKind, action, ip, changes } = entry;
  const told = changes
    .map(toCells)
    .filter(({ before, after }) => before !== null || after !== null);
  return (told.length > 0 ? told : [noChange]).map(({ field, before, after, code }) => [
    ...[at.toISOString(), actor, auditAction(action, t), auditTarget(entry, t)],
    ...[field, before, after, ip],
    ...[t(`audit.by.${actorKind}`), action, code],
  ]);
}

const noChange = { field: null, before: null, after: null, code: null };

const toCells = ({ field, before, after }: AuditChange) => ({
  field: auditField(field, t),
  before: auditValue({ field, value: before }, t),
  after: auditValue({ field, value: after }, t),
  code: field,
});
