import { isSamePath, settingsTexts } from '@billfold/core/internal';
import { isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { type SettingsItem, SettingsNavigation, useTexts } from '@billfold/react/internal';
import { walletSettingsTabs } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { usePlatformType } from '../routing/use-platform-type.ts';
import { useServices } from '../services/services-context.ts';
import { businessTabPath, businessTabs } from './business-tab-path.ts';

const yours = [
  { id: 'general', href: '/account/settings/general' },
  { id: 'notifications', href: '/account/settings/notifications' },
  { id: 'developer', href: '/account/settings/developer' },
  { id: 'security', href: '/account/settings/security' },
  { id: 'data', href: '/account/platform' },
] as const;

/** Tree of all settings: those of the selected wallet or business, if there is one, and those of the user (R-NAV-03). */
export function SettingsTree(): ReactElement {
  useTexts(settingsTexts);
  const t = useTranslate();
  const { session, business } = useServices();
  const { walletId, businessId } = useStore(session);
  const { data: businesses } = useStore(business.list);
  const selected = businesses?.find(({ id }) => `${id}` === businessId);
  const [path] = useLocation();
  const isInPayments = usePlatformType() === 'payments';
  const home = isInPayments ? '/payments/settings' : '/wallet/settings';
  const shown = isSamePath(path, home) ? `${home}/general` : path;
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
  const ofBusiness = {
    title: t('settings.business'),
    label: t('settings.business.label'),
    items: businessTabs
      .filter(({ permission }) => selected && isPermitted(selected.role, permission))
      .map(({ tab }) => itemOf(tab, businessTabPath(tab), t(`settings.business.${tab}`))),
  };
  const ofPlace = isInPayments ? ofBusiness : ofWallet;
  const hasPlace = (isInPayments ? businessId : walletId) !== null;
  return (
    <SettingsNavigation
      title={t('shell.nav.settings')}
      groups={hasPlace ? [ofPlace, ofUser] : [ofUser]}
    />
  );
}
