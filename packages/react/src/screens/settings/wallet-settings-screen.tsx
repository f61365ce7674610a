'use client';
import { accountsTexts, portfolioTexts, walletSettingsTexts } from '@billfold/core/i18n';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { TwoFactorSetUp } from '../portfolio/checklist.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { TwoFactorContext } from './send-protection-row.tsx';
import { useSettingsTabs } from './use-settings-tabs.ts';
import { HostNavigationContext } from './wallet-settings-page.tsx';
import type { WalletSettingsTab } from './wallet-settings-tabs.ts';

/** Props of `WalletSettingsScreen`. */
export interface WalletSettingsScreenProps {
  /** Tab to show; `general` unless given. */
  readonly tab?: WalletSettingsTab | undefined;
  /** Navigation of the host's settings, in place of the list of tabs. */
  readonly navigation?: ReactNode;
  /** Two-factor sign-in of the user, which asking for a code takes. */
  readonly twoFactor?: TwoFactorSetUp | undefined;
}

/**
 * Screen with one tab of the settings of the selected wallet.
 * @example
 * <WalletSettingsScreen tab="security" />;
 */
export function WalletSettingsScreen({
  tab = 'general',
  navigation = null,
  twoFactor,
}: WalletSettingsScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <HostNavigationContext.Provider value={navigation}>
        <TwoFactorContext.Provider value={twoFactor}>
          <ShownTab tab={tab} />
        </TwoFactorContext.Provider>
      </HostNavigationContext.Provider>
    </ScreenScope>
  );
}

/** The tab, or the first one that contains something for the token. */
function ShownTab({ tab }: { readonly tab: WalletSettingsTab }): ReactElement {
  const t = useTranslate();
  const [first, ...others] = useSettingsTabs();
  if (first === undefined)
    return (
      <Screen title={t('walletSettings.tabs')}>
        <Card>
          <EmptyState text={t('walletSettings.none')} />
        </Card>
      </Screen>
    );
  const Tab = tabs[others.includes(tab) ? tab : first];
  return <Tab />;
}

const texts = [accountsTexts, portfolioTexts, walletSettingsTexts];
const tabs: Readonly<Record<WalletSettingsTab, ComponentType>> = {
  general: GeneralTab,
  accounts: AccountsTab,
  security: SecurityTab,
  privacy: PrivacyTab,
};
