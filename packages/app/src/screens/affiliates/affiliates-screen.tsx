import { affiliatesTexts, businessTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './affiliates.css.ts';
import { LinkCard } from './link-card.tsx';
import { CommissionsCard, PayoutsCard, ReferralsCard } from './lists.tsx';
import { SumsCard } from './sums-card.tsx';

/** Businesses that the selected one referred, and what it earned by them. */
export function AffiliatesScreen(): ReactElement {
  useTexts(businessTexts, affiliatesTexts);
  const t = useTranslate();
  return (
    <SelectedBusiness>
      {(business) => (
        <Screen title={t('affiliates.title')}>
          {isPermitted(business.role, 'view-billing') ? (
            <Affiliates key={business.id} business={business} />
          ) : (
            <Notice tone="info">{t('affiliates.forbidden')}</Notice>
          )}
        </Screen>
      )}
    </SelectedBusiness>
  );
}

function Affiliates({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { id } = business;
  useFresh(useServices().payments.affiliate(id));
  return (
    <div className={css.stack}>
      <p className={css.muted}>{t('affiliates.lead')}</p>
      <div className={css.pair}>
        <LinkCard business={business} />
        <SumsCard business={business} />
      </div>
      <ReferralsCard businessId={id} />
      <CommissionsCard businessId={id} />
      <PayoutsCard businessId={id} />
    </div>
  );
}
