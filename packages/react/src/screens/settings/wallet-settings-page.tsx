'use client';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { RouteLink } from '../screen/route-link.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import { useSettingsTabs } from './use-settings-tabs.ts';
import type { WalletSettingsTab } from './wallet-settings-tabs.ts';

export interface WalletSettingsPageProps {
  readonly tab: WalletSettingsTab;
  readonly children: ReactNode;
}

/** Navigation that the host draws in place of the list of tabs; null without one. */
export const HostNavigationContext = createContext<ReactNode>(null);

/** A tab of the wallet settings; each has its own address, the first one also the plain one (R-SHELL-03). */
export function WalletSettingsPage({ tab, children }: WalletSettingsPageProps): ReactElement {
  const t = useTranslate();
  const navigation = useContext(HostNavigationContext) ?? <Tabs tab={tab} />;
  return (
    <SettingsFrame title={t(`walletSettings.title.${tab}`)} navigation={navigation}>
      {children}
    </SettingsFrame>
  );
}

function Tabs({ tab }: { readonly tab: WalletSettingsTab }): ReactElement {
  const t = useTranslate();
  const items = useSettingsTabs().map((id) => ({
    id,
    text: t(`walletSettings.tab.${id}`),
    isCurrent: id === tab,
    link: (props: Omit<Parameters<typeof RouteLink>[0], 'route'>) => (
      <RouteLink route={{ to: 'settings', tab: id }} {...props} />
    ),
  }));
  const label = t('walletSettings.tabs');
  return <SettingsNavigation title={label} groups={[{ label, items }]} />;
}
