import { WalletSettingsScreen, walletSettingsTabs } from '@billfold/react/screens';
import { type ReactElement, useContext } from 'react';
import { RouteParamsContext } from '../../routing/route-params.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { SettingsTree } from '../../shell/settings-tree.tsx';
import { useTwoFactor } from './use-two-factor.tsx';

/** Each tab has its own address, the first one also the plain one (R-SHELL-03). */
export function SettingsRoute(): ReactElement {
  const { tab: wanted = 'general' } = useContext(RouteParamsContext);
  const twoFactor = useTwoFactor('walletSettings.sendCode.setUp');
  const tab = walletSettingsTabs.find((each) => each === wanted);
  return tab ? (
    <WalletSettingsScreen tab={tab} navigation={<SettingsTree />} twoFactor={twoFactor} />
  ) : (
    <NotFoundScreen />
  );
}
