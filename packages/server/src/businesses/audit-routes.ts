import { exportAudit, listAudit } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { auditLog } from '../db/schema.ts';
import type { Bind } from '../http/bind.ts';
import { isInScope, loadAuditEntries } from './audit-store.ts';
import { exportAuditLog } from './export-audit.ts';

/** Binds the calls about the audit log of a business. */
export function bindAuditRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(listAudit)(async ({ params: { businessId }, query }) => {
    const { page = 1, pageSize = 25, ...filters } = query;
    const condition = isInScope({ businessId, filters });
    const offset = (page - 1) * pageSize;
    const data = await loadAuditEntries(db, condition, { limit: pageSize, offset });
    return { data, meta: { page, pageSize, total: await db.$count(auditLog, condition) } };
  });
  bind.memberFile(exportAudit)(async ({ params: { businessId }, query: filters }) =>
    exportAuditLog(context, { businessId, filters }),
  );
}
