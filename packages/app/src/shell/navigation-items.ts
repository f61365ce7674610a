import type { MessageKey } from '@billfold/core/i18n';
import type { BusinessPermission } from '@billfold/core/payments';
import { type IconShape, icons } from '@billfold/react/internal';
import type { ShellDialog } from '../routing/shell-dialog.ts';

export interface Destination {
  readonly href: string;
  /** Places of pages that it leads to and that have no item of their own. */
  readonly leadsTo?: readonly string[];
  /** Pages below it, which the sidebar alone has room to list. */
  readonly pages?: readonly Page[];
}
interface Face {
  readonly icon: IconShape;
  readonly label: MessageKey;
}
export type Page = Face & Destination;
export type PageItem = Face &
  Destination & {
    /** Permission without which a member has nothing to do or see there. */
    readonly permission?: BusinessPermission;
  };
export type Item = PageItem | (Face & { readonly dialog: ShellDialog });

/** The navigation of the wallet, in the order of R-NAV-01. */
export const walletItems: readonly Item[] = [
  {
    icon: icons.portfolio,
    label: 'shell.nav.portfolio',
    href: '/wallet/',
    leadsTo: ['/wallet/transactions', '/wallet/assets', '/wallet/contacts'],
    pages: [
      {
        icon: icons.transactions,
        label: 'shell.nav.transactions',
        href: '/wallet/transactions',
      },
      { icon: icons.user, label: 'shell.nav.contacts', href: '/wallet/contacts' },
    ],
  },
  { icon: icons.accounts, label: 'shell.nav.accounts', href: '/wallet/accounts' },
  { icon: icons.send, label: 'shell.nav.send', dialog: { name: 'send', accountId: null } },
  { icon: icons.swap, label: 'shell.nav.swap', dialog: { name: 'swap' } },
  { icon: icons.receive, label: 'shell.nav.receive', dialog: { name: 'receive', accountId: null } },
  {
    icon: icons.settings,
    label: 'shell.nav.settings',
    href: '/wallet/settings',
    leadsTo: ['/wallet/settings', '/account'],
  },
];

/** The navigation of payments, in the order of R-NAV-02. */
export const paymentsItems: readonly PageItem[] = [
  { icon: icons.portfolio, label: 'shell.nav.dashboard', href: '/payments/dashboard' },
  {
    icon: icons.transactions,
    label: 'shell.nav.payments',
    href: '/payments/payments',
    leadsTo: [
      '/payments/payments',
      '/payments/payment-links',
      '/payments/link-invoices',
      '/payments/unmatched',
      '/payments/collect',
      '/payments/payouts',
      '/payments/pos',
    ],
  },
  { icon: icons.user, label: 'shell.nav.customers', href: '/payments/customers' },
  {
    ...{ icon: icons.report, label: 'shell.nav.reports', href: '/payments/reports' },
    permission: 'view-reports',
  },
  {
    icon: icons.settings,
    label: 'shell.nav.settings',
    href: '/payments/settings',
    leadsTo: [
      '/payments/settings',
      '/payments/invoices',
      '/payments/affiliates',
      '/payments/webhook-logs',
      '/payments/requests',
      '/payments/audit-log',
      '/payments/guides',
      '/account',
    ],
  },
];
