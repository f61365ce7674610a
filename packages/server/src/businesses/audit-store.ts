import type { AuditChange, AuditEntry, AuditFilters } from '@billfold/core/contract';
import { and, desc, eq, gte, like, lt, or, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { auditLog } from '../db/schema.ts';

type Row = typeof auditLog.$inferSelect;

export interface AuditScope {
  readonly businessId: number;
  readonly filters: AuditFilters;
}

/** Builds the condition that an entry is of a business and passes its filters. */
export function isInScope({ businessId, filters }: AuditScope): SQL | undefined {
  const { action, actorId, from, to } = filters;
  return and(
    eq(auditLog.businessId, businessId),
    action === undefined
      ? undefined
      : or(eq(auditLog.action, action), like(auditLog.action, `${action}.%`)),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    from === undefined ? undefined : gte(auditLog.at, from),
    to === undefined ? undefined : lt(auditLog.at, to),
  );
}

/** Loads entries, the newest first. */
export async function loadAuditEntries(
  db: Db,
  condition: SQL | undefined,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(condition)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toEntry);
}

function toEntry({ businessId: _, before, after, ...entry }: Row): AuditEntry {
  return { ...entry, changes: toChanges(before, after) };
}

const values = z.nullable(z.record(z.string(), z.unknown()));

function toChanges(before: unknown, after: unknown): readonly AuditChange[] {
  const old = z.parse(values, before) ?? {};
  const now = withChanged(z.parse(values, after) ?? {});
  const fields = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...fields].map((field) => ({
    field,
    before: toText(old[field]),
    after: toText(now[field]),
  }));
}

/** Gives the names of changed fields the name under which they are recorded since; the questions at checkout are a list. */
function withChanged({ fields, ...others }: Record<string, unknown>): Record<string, unknown> {
  if (typeof fields === 'string') return { ...others, changed: fields.replaceAll(', ', ' ') };
  return fields === undefined ? others : { ...others, fields };
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
