import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Card, EmptyState, icons, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from './page-link.tsx';
import { Screen } from './screen.tsx';

export function NotFoundScreen(): ReactElement {
  useTexts(shellTexts);
  const t = useTranslate();
  return (
    <Screen title={t('shell.notFound.title')}>
      <Card>
        <EmptyState
          icon={icons.search}
          text={t('shell.notFound.text')}
          action={
            <PageLinkButton href="/" variant="primary">
              {t('shell.notFound.home')}
            </PageLinkButton>
          }
        />
      </Card>
    </Screen>
  );
}
