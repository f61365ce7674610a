import { useTranslate } from '@billfold/react';
import { Card, TextLink } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './settings.css.ts';

/** Where the calls of this server are described. */
export function ApiCard(): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('accountDeveloper.api')}>
      <div className={css.stack}>
        <p className={css.text}>{t('accountDeveloper.api.text')}</p>
        <p>
          <TextLink href="/openapi.json" target="_blank" rel="noopener">
            {t('accountDeveloper.api.open')}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
