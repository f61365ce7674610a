import { useTranslate } from '@billfold/react';
import { Card, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';

/** Way to the team, whose tab is named Security. */
export function TeamLinkCard(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <SettingRow title={t('team.link')} hint={t('team.link.text')}>
        <PageLink href="/payments/settings/security">{t('team.link.open')}</PageLink>
      </SettingRow>
    </Card>
  );
}
