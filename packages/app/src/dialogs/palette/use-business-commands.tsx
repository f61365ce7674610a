import type { MessageKey } from '@billfold/core/i18n';
import { type BusinessPermission, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Icon, type IconShape, icons } from '@billfold/react/internal';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useLivemode } from '../../services/use-livemode.ts';
import { businessTabPath, businessTabs } from '../../shell/business-tab-path.ts';
import { paymentsItems } from '../../shell/navigation-items.ts';
import { paymentsSections } from '../../shell/payments-sections.ts';
import { useBusinessRole } from '../../shell/use-business-role.ts';

interface Page {
  readonly href: string;
  readonly text: MessageKey;
  readonly icon: IconShape;
  readonly within?: MessageKey;
  /** Permission without which the page has nothing to do or see; one of them is enough. */
  readonly permission?: BusinessPermission | readonly BusinessPermission[] | undefined;
}

const sections = paymentsSections
  // The list of payments is the item itself.
  .filter(({ id }) => id !== 'payments')
  .map(
    ({ href, text, needs }): Page => ({
      ...{ href, text, icon: icons.transactions, permission: needs },
      within: 'shell.nav.payments',
    }),
  );
const tabs = businessTabs.map(
  ({ tab, permission }): Page => ({
    ...{ href: businessTabPath(tab), text: `settings.business.${tab}`, permission },
    ...{ within: 'settings.business.label', icon: icons.settings },
  }),
);

/** Pages without an item, which a tab of the settings leads to. */
const further: readonly Page[] = [
  {
    ...{ href: '/payments/audit-log', text: 'palette.audit', icon: icons.report },
    ...{ within: 'settings.business.security', permission: 'manage-settings' },
  },
  {
    ...{ href: '/payments/requests', text: 'palette.requests', icon: icons.report },
    ...{ within: 'settings.business.developer', permission: 'manage-developer' },
  },
  {
    ...{ href: '/payments/guides', text: 'palette.guides', icon: icons.report },
    // Each guide is for the roles that do its steps.
    permission: ['manage-developer', 'propose-refunds', 'sign-funds'],
  },
  {
    ...{ href: '/payments/affiliates', text: 'palette.affiliates', icon: icons.user },
    ...{ within: 'settings.business.label', permission: 'view-billing' },
  },
];

/** The pages of the navigation, with those that an item leads to. */
const pages = paymentsItems.flatMap(({ label, ...item }): readonly Page[] => {
  const page = { ...item, text: label };
  if (label === 'shell.nav.payments') return [page, ...sections];
  return label === 'shell.nav.settings' ? [...tabs, ...further] : [page];
});

/** Returns a command for each page of the selected business that its member may see. */
export function useBusinessCommands(): readonly Command[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const role = useBusinessRole();
  const livemode = useLivemode();
  return useMemo(
    () =>
      pages
        .filter(
          ({ permission = 'view-business' }) =>
            role && [permission].flat().some((each) => isPermitted(role, each, livemode)),
        )
        .map(({ href, text, within, icon }) => ({
          id: href,
          text: t(text),
          detail: within && t(within),
          ...(text === 'settings.business.security' && { keywords: t('palette.teamWords') }),
          icon: <Icon shape={icon} />,
          run: () => navigate(href),
        })),
    [role, livemode, t, navigate],
  );
}
