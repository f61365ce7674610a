import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { useIsPhone } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { usePlatformType } from '../routing/use-platform-type.ts';
import { useServices } from '../services/services-context.ts';
import { Bell } from './bell.tsx';
import { Brand } from './brand.tsx';
import { BusinessBell } from './business-bell.tsx';
import { BusinessPicker } from './business-picker.tsx';
import { ConnectionPill } from './connection-pill.tsx';
import { HelpMenu } from './help-menu.tsx';
import { ModeButtons } from './mode-buttons.tsx';
import { PaletteButton } from './palette-button.tsx';
import { SandboxButton } from './sandbox-button.tsx';
import * as css from './shell.css.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { TopBar } from './top-bar.tsx';
import { UserMenu } from './user-menu.tsx';
import { WalletPicker } from './wallet-picker.tsx';

export function Header(): ReactElement {
  const t = useTranslate();
  const { walletId, businessId } = useStore(useServices().session);
  const isInPayments = usePlatformType() === 'payments';
  const isPhone = useIsPhone();
  const hasPicker = (isInPayments ? businessId : walletId) !== null;
  return (
    <TopBar
      below={
        isPhone && (
          <div className={css.belowBar}>
            <ModeButtons />
          </div>
        )
      }
    >
      <div className={css.bar}>
        <Link
          href={isInPayments ? '/payments/dashboard' : '/wallet/'}
          className={hasPicker ? css.homeBesidePicker : css.home}
          aria-label={t(isInPayments ? 'shell.home.payments' : 'shell.home')}
        >
          <Brand beside="picker" />
        </Link>
        {hasPicker && (isInPayments ? <BusinessPicker /> : <WalletPicker />)}
        {!isPhone && <ModeButtons />}
        <div className={css.tools}>
          <ConnectionPill />
          {walletId !== null && (
            <span className={css.wideOrOnline}>
              <PaletteButton />
            </span>
          )}
          {walletId !== null && <SandboxButton />}
          <span className={css.themePlace}>
            <ThemeToggle />
          </span>
          {isInPayments && businessId !== null ? (
            <BusinessBell businessId={Number(businessId)} />
          ) : (
            walletId !== null && <Bell />
          )}
          <span className={css.wideOrOnline}>
            <HelpMenu />
          </span>
          <UserMenu />
        </div>
      </div>
    </TopBar>
  );
}
