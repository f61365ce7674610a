import { LinkButton, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { Screen } from './screen.tsx';

export function NotFoundScreen(): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={t('shell.notFound.title')} lead={t('shell.notFound.text')}>
      <div>
        <LinkButton href="/" variant="primary">
          {t('shell.notFound.home')}
        </LinkButton>
      </div>
    </Screen>
  );
}
