import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from './page-link.tsx';
import { Screen } from './screen.tsx';

export function NotFoundScreen(): ReactElement {
  useTexts(shellTexts);
  const t = useTranslate();
  return (
    <Screen title={t('shell.notFound.title')} lead={t('shell.notFound.text')}>
      <div>
        <PageLinkButton href="/" variant="primary">
          {t('shell.notFound.home')}
        </PageLinkButton>
      </div>
    </Screen>
  );
}
