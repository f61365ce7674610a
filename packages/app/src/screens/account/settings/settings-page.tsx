import type { TextArea } from '@billfold/core/i18n';
import { accountTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { SettingsFrame, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { SettingsTree } from '../../../shell/settings-tree.tsx';

export type SettingsTab = 'general' | 'notifications' | 'developer' | 'security';

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
  return (
    <SettingsFrame title={t(`accountSettings.title.${tab}`)} navigation={<SettingsTree />}>
      {children}
    </SettingsFrame>
  );
}
