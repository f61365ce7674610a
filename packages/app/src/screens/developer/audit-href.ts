import type { AuditEntry } from '@billfold/core/payments';

/** Returns the page of a payment, or the list that has an unmatched transfer, which has no page of its own. */
const pageOfMoney = (id: string): string =>
  id.startsWith('pay_') ? pageOfPayment(id) : '/payments/unmatched';
const pageOfPayment = (id: string): string => `/payments/payments/${id}`;

/** Pages of changed things by the beginning of the action. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  payment: pageOfPayment,
  refund: pageOfMoney,
  transfer: pageOfMoney,
  payout: (id) => `/payments/payouts/${id}`,
  sweep: () => '/payments/collect',
  customer: (id) => `/payments/customers/${id}`,
  'payment-link': (id) => `/payments/payment-links/${id}`,
  'link-invoice': (id) => `/payments/link-invoices/${id}`,
};

/** Things that are gone when the log is read. */
const ended: ReadonlySet<string> = new Set(['customer.deleted', 'customer.merged']);

/** Returns the page of the changed thing; null where it has none. Keys cancel refunds by the id of the refund. */
export function auditHref({
  action,
  actorKind,
  target,
}: Pick<AuditEntry, 'action' | 'actorKind' | 'target'>): string | null {
  if (target === null || ended.has(action)) return null;
  const area = action.slice(0, action.indexOf('.'));
  if (area === 'refund' && actorKind === 'key') return null;
  return pages[area]?.(encodeURIComponent(target)) ?? null;
}
