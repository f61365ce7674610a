import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useServices } from '../services/services-context.ts';
import { Bell } from './bell.tsx';
import { Brand } from './brand.tsx';
import { HelpMenu } from './help-menu.tsx';
import { ModeButtons } from './mode-buttons.tsx';
import { SandboxButton } from './sandbox-button.tsx';
import * as css from './shell.css.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { TopBar } from './top-bar.tsx';
import { UserMenu } from './user-menu.tsx';
import { WalletPicker } from './wallet-picker.tsx';

export function Header(): ReactElement {
  const t = useTranslate();
  const { walletId } = useStore(useServices().session);
  return (
    <TopBar>
      <div className={css.bar}>
        <Link href="/wallet/" className={css.home} aria-label={t('shell.home')}>
          <Brand beside="picker" />
        </Link>
        {walletId !== null && <WalletPicker />}
        <ModeButtons />
        <div className={css.tools}>
          {walletId !== null && <SandboxButton />}
          <span className={css.wideOnly}>
            <ThemeToggle />
          </span>
          {walletId !== null && <Bell />}
          <HelpMenu />
          <UserMenu />
        </div>
      </div>
    </TopBar>
  );
}
