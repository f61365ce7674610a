import type { MessageKey } from '@billfold/core/i18n';
import type { BusinessPermission } from '@billfold/core/payments';

export type PaymentsSection =
  | 'payments'
  | 'pos'
  | 'links'
  | 'invoices'
  | 'unmatched'
  | 'collect'
  | 'payouts';

/** Lists that belong to payments, in the order of their links. */
export const paymentsSections: readonly {
  readonly id: PaymentsSection;
  /** Permission without which there is nothing to do or see. */
  readonly needs?: BusinessPermission;
  readonly text: MessageKey;
  readonly href: string;
}[] = [
  { id: 'payments', text: 'payments.section.payments', href: '/payments/payments' },
  {
    ...{ id: 'pos', text: 'payments.section.pos', href: '/payments/pos' },
    needs: 'create-payments',
  },
  { id: 'links', text: 'payments.section.links', href: '/payments/payment-links' },
  { id: 'invoices', text: 'payments.section.invoices', href: '/payments/link-invoices' },
  { id: 'unmatched', text: 'payments.section.unmatched', href: '/payments/unmatched' },
  {
    ...{ id: 'collect', text: 'payments.section.collect', href: '/payments/collect' },
    needs: 'view-reports',
  },
  {
    ...{ id: 'payouts', text: 'payments.section.payouts', href: '/payments/payouts' },
    needs: 'view-reports',
  },
];
