import { useTranslate } from '@billfold/react';
import { Card, LinkButton, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Where the calls of this server are described. */
export function ApiCard(): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('accountDeveloper.api')}>
      <SettingRow title={t('accountDeveloper.api.docs')} hint={t('accountDeveloper.api.text')}>
        <LinkButton href="/openapi.json" target="_blank" rel="noopener">
          {t('accountDeveloper.api.open')}
        </LinkButton>
      </SettingRow>
    </Card>
  );
}
