import type { TextArea } from '@billfold/core/i18n';
import { accountTexts, isSamePath } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Screen } from '../../../shell/screen.tsx';
import * as css from './settings.css.ts';

const tabs = ['general', 'notifications', 'developer', 'security'] as const;
export type SettingsTab = (typeof tabs)[number];

export interface SettingsPageProps {
  readonly tab: SettingsTab;
  /** Texts of this tab, in addition to the texts that every tab uses. */
  readonly texts?: TextArea;
  readonly children: ReactNode;
}

/** A tab of the account settings: each has its own address (R-SHELL-07). */
export function SettingsPage({ tab, texts, children }: SettingsPageProps): ReactElement {
  useTexts(accountTexts, ...(texts ? [texts] : []));
  const t = useTranslate();
  const title = tab === 'general' ? t('accountSettings.title') : t(`accountSettings.tab.${tab}`);
  return (
    <Screen title={title}>
      <div className={css.page}>
        <Tabs />
        {children}
      </div>
    </Screen>
  );
}

function Tabs(): ReactElement {
  const t = useTranslate();
  const [path] = useLocation();
  return (
    <nav className={css.tabs} aria-label={t('accountSettings.tabs')}>
      {tabs.map((tab) => {
        const href = `/account/settings/${tab}`;
        return (
          <Link
            key={tab}
            href={href}
            className={css.tab}
            aria-current={isSamePath(path, href) ? 'page' : undefined}
          >
            {t(`accountSettings.tab.${tab}`)}
          </Link>
        );
      })}
    </nav>
  );
}
