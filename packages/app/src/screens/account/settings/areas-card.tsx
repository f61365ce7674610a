import { useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import * as css from './settings.css.ts';

/** The way to the platform settings. */
export function AreasCard(): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('accountGeneral.platform')}>
      <div className={css.row}>
        <p className={css.text}>{t('accountGeneral.platform.text')}</p>
        <PageLinkButton href="/account/platform">
          {t('accountGeneral.platform.open')}
        </PageLinkButton>
      </div>
    </Card>
  );
}
