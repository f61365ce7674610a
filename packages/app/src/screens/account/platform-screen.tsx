import { accountPlatformTexts, accountTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Card, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import { ExportsCard } from './settings/exports-card.tsx';
import { MembershipsCard } from './settings/memberships-card.tsx';
import { PlatformChoices } from './settings/platform-choices.tsx';
import * as css from './settings/settings.css.ts';

/** The areas that the user can use, their wallets and businesses, and their data. */
export function PlatformScreen(): ReactElement {
  useTexts(accountTexts, accountPlatformTexts);
  const t = useTranslate();
  return (
    <Screen
      title={t('accountPlatform.title')}
      lead={t('accountPlatform.lead')}
      back={{ href: '/account/settings/general', text: t('accountSettings.title') }}
    >
      <div className={css.page}>
        <PlatformChoices />
        <MembershipsCard />
        <ExportsCard />
        <Card title={t('accountPlatform.close')}>
          <div className={css.row}>
            <p className={css.text}>{t('accountPlatform.close.text')}</p>
            <PageLinkButton href="/account/settings/general">
              {t('accountPlatform.close.open')}
            </PageLinkButton>
          </div>
        </Card>
      </div>
    </Screen>
  );
}
