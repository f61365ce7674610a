import { unwrapPage } from '../client/unwrap.ts';
import {
  type AuditFilters,
  exportAudit,
  type ListAudit,
  listAudit,
} from '../contract/business/audit-log.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.audit`. */
export type Audit = ReturnType<typeof createAudit>;

/** Creates the calls about the audit log of a business. */
export function createAudit({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists changes to a business and who made them, newest first.
     * @example
     * const { items } = await client.audit.list(businessId, { action: 'member' });
     */
    list: (businessId: number, query: ListAudit = {}, options?: CallOptions) =>
      unwrapPage(call(listAudit)({ params: { businessId }, query }, options)),
    /**
     * Exports the same changes as a CSV file.
     * @example
     * const file = await client.audit.export(businessId);
     */
    export: (businessId: number, query: AuditFilters = {}, options?: CallOptions) =>
      call(exportAudit)({ params: { businessId }, query }, options),
  };
}
