import { isSamePath, settingsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { type SettingsItem, SettingsNavigation, useTexts } from '@billfold/react/internal';
import { walletSettingsTabs } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';

const yours = [
  { id: 'general', href: '/account/settings/general' },
  { id: 'notifications', href: '/account/settings/notifications' },
  { id: 'developer', href: '/account/settings/developer' },
  { id: 'security', href: '/account/settings/security' },
  { id: 'data', href: '/account/platform' },
] as const;

/** Tree of all settings: those of the selected wallet, if there is one, and those of the user (R-NAV-03). */
export function SettingsTree(): ReactElement {
  useTexts(settingsTexts);
  const t = useTranslate();
  const { walletId } = useStore(useServices().session);
  const [path] = useLocation();
  const shown = isSamePath(path, '/wallet/settings/') ? '/wallet/settings/general' : path;
  const itemOf = (id: string, href: string, text: string): SettingsItem => ({
    id,
    text,
    isCurrent: isSamePath(shown, href),
    link: (props) => <Link href={href} {...props} />,
  });
  const ofWallet = {
    title: t('settings.wallet'),
    label: t('settings.wallet.label'),
    items: walletSettingsTabs.map((tab) =>
      itemOf(tab, `/wallet/settings/${tab}`, t(`settings.wallet.${tab}`)),
    ),
  };
  const ofUser = {
    title: t('settings.you'),
    label: t('settings.you.label'),
    items: yours.map(({ id, href }) => itemOf(id, href, t(`settings.you.${id}`))),
  };
  return <SettingsNavigation groups={walletId === null ? [ofUser] : [ofWallet, ofUser]} />;
}
