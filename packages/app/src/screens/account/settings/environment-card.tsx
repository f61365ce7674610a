import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Card, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from './settings.css.ts';

/** Shows the addresses of the services that this page calls. */
export function EnvironmentCard(): ReactElement {
  const t = useTranslate();
  const { environment } = useStore(useServices().session);
  return (
    <Card title={t('accountDeveloper.environment')}>
      <div className={css.stack}>
        <p className={css.text}>{t('accountDeveloper.environment.text')}</p>
        <Statement
          rows={[{ label: t('accountDeveloper.environment.current'), value: environment }]}
        />
      </div>
    </Card>
  );
}
