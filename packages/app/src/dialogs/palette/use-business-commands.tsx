import type { MessageKey } from '@billfold/core/i18n';
import { type BusinessPermission, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Icon, type IconShape, icons } from '@billfold/react/internal';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { businessTabPath, businessTabs } from '../../shell/business-tab-path.ts';

interface Page {
  readonly href: string;
  readonly text: MessageKey;
  readonly icon: IconShape;
  readonly within?: MessageKey;
  /** Permission without which the page has nothing to do or see. */
  readonly permission?: BusinessPermission;
}

const list = (path: string, text: MessageKey, permission?: BusinessPermission): Page => ({
  ...{ href: `/payments/${path}`, text, icon: icons.transactions },
  within: 'shell.nav.payments',
  ...(permission && { permission }),
});

const pages: readonly Page[] = [
  { href: '/payments/dashboard', text: 'shell.nav.dashboard', icon: icons.portfolio },
  { href: '/payments/payments', text: 'shell.nav.payments', icon: icons.transactions },
  list('payment-links', 'payments.section.links'),
  list('link-invoices', 'payments.section.invoices'),
  list('unmatched', 'payments.section.unmatched'),
  list('collect', 'payments.section.collect', 'view-reports'),
  list('payouts', 'payments.section.payouts', 'view-reports'),
  list('pos', 'payments.section.pos', 'create-payments'),
  { href: '/payments/customers', text: 'shell.nav.customers', icon: icons.user },
  { href: '/payments/reports', text: 'shell.nav.reports', icon: icons.report },
  ...businessTabs.map(
    ({ tab, permission }): Page => ({
      ...{ href: businessTabPath(tab), text: `settings.business.${tab}`, permission },
      ...{ within: 'settings.business.label', icon: icons.settings },
    }),
  ),
];

/** Returns a command for each page of the selected business that its member may see. */
export function useBusinessCommands(): readonly Command[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { session, business } = useServices();
  const { businessId } = useStore(session);
  const role = useStore(business.list).data?.find(({ id }) => `${id}` === businessId)?.role;
  return useMemo(
    () =>
      pages
        .filter(({ permission = 'view-business' }) => role && isPermitted(role, permission))
        .map(({ href, text, within, icon }) => ({
          id: href,
          text: t(text),
          detail: within && t(within),
          // The team stands on the tab that the address calls security.
          ...(text === 'settings.business.security' && { keywords: t('palette.teamWords') }),
          icon: <Icon shape={icon} />,
          run: () => navigate(href),
        })),
    [role, t, navigate],
  );
}
