import { accountPlatformTexts, accountTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Card, SettingRow, SettingsFrame, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { SettingsTree } from '../../shell/settings-tree.tsx';
import { ExportsCard } from './settings/exports-card.tsx';
import { MembershipsCard } from './settings/memberships-card.tsx';

/** The data of the user, and their wallets and businesses. */
export function PlatformScreen(): ReactElement {
  useTexts(accountTexts, accountPlatformTexts);
  const t = useTranslate();
  return (
    <SettingsFrame title={t('accountPlatform.title')} navigation={<SettingsTree />}>
      <ExportsCard />
      <MembershipsCard />
      <Card title={t('accountGeneral.danger')}>
        <SettingRow title={t('accountGeneral.delete.title')} hint={t('accountGeneral.delete.text')}>
          <PageLinkButton href="/account/settings/general">
            {t('accountPlatform.close.open')}
          </PageLinkButton>
        </SettingRow>
      </Card>
    </SettingsFrame>
  );
}
