import { useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { useHasCommissions } from '../affiliates/use-has-commissions.ts';
import * as css from './business.css.ts';

/** Way to the page of the businesses that this one referred; nothing where referrals earn nothing. */
export function AffiliatesCard({
  businessId,
}: {
  readonly businessId: number;
}): ReactElement | null {
  const t = useTranslate();
  if (!useHasCommissions(businessId)) return null;
  return (
    <Card title={t('businessSettings.affiliates')}>
      <div className={css.stack}>
        <p>{t('businessSettings.affiliates.text')}</p>
        <div className={css.begin}>
          <PageLinkButton href="/payments/affiliates">
            {t('businessSettings.affiliates.open')}
          </PageLinkButton>
        </div>
      </div>
    </Card>
  );
}
