import { useTranslate } from '@billfold/react';
import { Card, SettingRow, TextLink } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Where the calls of this server are described. */
export function ApiCard(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <SettingRow title={t('accountDeveloper.api')} hint={t('accountDeveloper.api.text')}>
        <TextLink href="/openapi.json" target="_blank" rel="noopener">
          {t('accountDeveloper.api.open')}
        </TextLink>
      </SettingRow>
    </Card>
  );
}
