'use client';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { RouteLink } from '../screen/route-link.tsx';
import { Screen } from '../screen/screen.tsx';
import * as css from './settings.css.ts';

/**
 * Tabs of the wallet settings, in their order.
 * @example
 * const links = walletSettingsTabs.map((tab) => <a key={tab} href={`/settings/${tab}`}>{tab}</a>);
 */
export const walletSettingsTabs = ['general', 'accounts', 'security', 'privacy'] as const;
export type WalletSettingsTab = (typeof walletSettingsTabs)[number];

export interface WalletSettingsPageProps {
  readonly tab: WalletSettingsTab;
  readonly children: ReactNode;
}

/** A tab of the wallet settings; each has its own address, the first one also the plain one (R-SHELL-03). */
export function WalletSettingsPage({ tab, children }: WalletSettingsPageProps): ReactElement {
  const t = useTranslate();
  const title = tab === 'general' ? t('walletSettings.title') : t(`walletSettings.tab.${tab}`);
  return (
    <Screen title={title}>
      <div className={css.page}>
        <nav className={css.tabs} aria-label={t('walletSettings.tabs')}>
          {walletSettingsTabs.map((each) => (
            <RouteLink
              key={each}
              route={{ to: 'settings', tab: each }}
              className={css.tab}
              aria-current={each === tab ? 'page' : undefined}
            >
              {t(`walletSettings.tab.${each}`)}
            </RouteLink>
          ))}
        </nav>
        {children}
      </div>
    </Screen>
  );
}
