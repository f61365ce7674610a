import type { MessageKey } from '@billfold/core/i18n';
import { useTranslate } from '@billfold/react';
import { Icon, type IconShape, icons } from '@billfold/react/internal';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useLocation } from 'wouter';

interface Page {
  readonly href: string;
  readonly text: MessageKey;
  /** Place that the page belongs to. */
  readonly within?: MessageKey;
  readonly icon: IconShape;
}

const ofWallet = (tab: 'accounts' | 'security' | 'privacy'): Page => ({
  href: `/wallet/settings/${tab}`,
  text: `settings.wallet.${tab}`,
  within: 'settings.wallet.label',
  icon: icons.settings,
});
const ofUser = (tab: 'notifications' | 'developer' | 'security'): Page => ({
  href: `/account/settings/${tab}`,
  text: `settings.you.${tab}`,
  within: 'settings.you.label',
  icon: icons.user,
});

const pages: readonly Page[] = [
  { href: '/wallet/', text: 'shell.nav.portfolio', icon: icons.portfolio },
  {
    href: '/wallet/transactions',
    text: 'palette.transactions',
    within: 'shell.nav.portfolio',
    icon: icons.transactions,
  },
  {
    href: '/wallet/contacts',
    text: 'palette.contacts',
    within: 'shell.nav.portfolio',
    icon: icons.user,
  },
  { href: '/wallet/accounts', text: 'shell.nav.accounts', icon: icons.accounts },
  { href: '/wallet/settings/general', text: 'settings.wallet.label', icon: icons.settings },
  { href: '/account/settings/general', text: 'settings.you.label', icon: icons.user },
  { href: '/security-tips', text: 'shell.footer.tips', icon: icons.shield },
  ofWallet('accounts'),
  ofWallet('security'),
  ofWallet('privacy'),
  ofUser('notifications'),
  ofUser('developer'),
  ofUser('security'),
  {
    href: '/account/platform',
    text: 'settings.you.data',
    within: 'settings.you.label',
    icon: icons.user,
  },
];

/** Returns a command for each page of the site. */
export function usePageCommands(): readonly Command[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  return useMemo(
    () =>
      pages.map(({ href, text, within, icon }) => ({
        id: href,
        text: t(text),
        detail: within && t(within),
        icon: <Icon shape={icon} />,
        run: () => navigate(href),
      })),
    [t, navigate],
  );
}
