import { useTranslate } from '@billfold/react';
import { Card, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';

/** Way to the team, whose tab is named Security. */
export function TeamLinkCard(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <SettingRow title={t('team.link')} hint={t('team.link.text')}>
        <PageLinkButton href="/payments/settings/security">{t('team.link.open')}</PageLinkButton>
      </SettingRow>
    </Card>
  );
}
