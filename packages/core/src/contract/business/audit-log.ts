import * as z from 'zod/mini';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type DataPage, dataPage, date, file, type PageQuery } from '../values.ts';

/** Field that a change set; null where it had, or has, no value. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: 'user' | 'key' | 'system';
  /** Id of the user or of the API key; null for the system. */
  readonly actorId: string | null;
  /** Name of the actor at that time. */
  readonly actor: string;
  /** Such as `member.role-changed`. */
  readonly action: string;
  /** Name of the changed thing; null where it is the business itself. */
  readonly target: string | null;
  readonly changes: readonly AuditChange[];
  readonly ip: string | null;
}
export interface AuditFilters {
  /** An action such as `member.removed`, or its beginning such as `member`. */
  readonly action?: string;
  readonly actorId?: string;
  readonly from?: Date;
  /** Excluded; a plain date includes that day. */
  readonly to?: Date;
}
export interface ListAudit extends AuditFilters, PageQuery {}

const auditEntry = (): Schema<AuditEntry> =>
  z.object({
    id: z.string(),
    at: date(),
    actorKind: z.enum(['user', 'key', 'system']),
    actorId: z.nullable(z.string()),
    actor: z.string(),
    action: z.string(),
    target: z.nullable(z.string()),
    changes: z.readonly(
      z.array(
        z.object({
          field: z.string(),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
        }),
      ),
    ),
    ip: z.nullable(z.string()),
  });

export const listAudit: Endpoint<BusinessPath, ListAudit, unknown, DataPage<AuditEntry>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/audit-log',
  permission: 'manage-settings',
  response: () => dataPage(auditEntry()),
};

export const exportAudit: Endpoint<BusinessPath, AuditFilters, unknown, File> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/audit-log/export',
  permission: 'manage-settings',
  file: 'text/csv',
  response: file,
};
