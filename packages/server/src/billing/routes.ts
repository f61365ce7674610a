import { getBilling, getInvoice, listInvoices } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { listInvoicesOf, loadInvoice } from './invoice-store.ts';
import { loadBilling } from './load-billing.ts';

const defaultPageSize = 25;

/** Binds the calls of members about the fees of the operator. */
export function bindBillingRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(getBilling)(async ({ member: { businessId } }) => ({
    data: await loadBilling(context, businessId),
  }));
  bind.member(listInvoices)(
    ({ member: { businessId }, query: { page = 1, pageSize = defaultPageSize } }) =>
      listInvoicesOf(context, { businessId, page, pageSize }),
  );
  bind.member(getInvoice)(async ({ member: { businessId }, params: { id } }) => ({
    data: await loadInvoice(context, { businessId, id }),
  }));
}
