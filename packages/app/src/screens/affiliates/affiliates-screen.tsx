import { affiliatesTexts, businessTexts, settingsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  EmptyState,
  icons,
  LoadingText,
  Notice,
  Skeleton,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { firstPage } from '../business/paged-card.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './affiliates.css.ts';
import { hasEarned, isPaying } from './has-commissions.ts';
import { LinkCard } from './link-card.tsx';
import { CommissionsCard, PayoutsCard, ReferralsCard } from './lists.tsx';
import { SumsCard } from './sums-card.tsx';

/** Businesses that the selected one referred, and what it earned by them. */
export function AffiliatesScreen(): ReactElement {
  useTexts(businessTexts, settingsTexts, affiliatesTexts);
  const t = useTranslate();
  return (
    <SelectedBusiness>
      {(business) => (
        <Screen
          title={t('affiliates.title')}
          back={{ href: '/payments/settings/general', text: t('settings.business.label') }}
        >
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
  const { id } = business;
  const t = useTranslate();
  const { payments } = useServices();
  const resource = payments.affiliate(id);
  useFresh(resource);
  const { data, status } = useResource(resource);
  const referrals = useResource(payments.referrals({ businessId: id, ...firstPage })).data;
  // Nothing of the page is known before; a failure is said by the cards.
  if (data === undefined && status !== 'failed')
    return (
      <Card aria-label={t('affiliates.title')}>
        <LoadingText />
        <Skeleton shape="block" height="160px" />
      </Card>
    );
  const earnsNow = data === undefined || isPaying(data);
  // Where nothing is paid, sums and lists of it only repeat that.
  if (data !== undefined && !earnsNow && !hasEarned(data))
    return (
      <div className={css.stack}>
        <Card aria-label={t('affiliates.title')}>
          <EmptyState
            icon={icons.report}
            title={t('affiliates.unpaid')}
            text={t('affiliates.unpaid.text')}
          />
        </Card>
        {referrals !== undefined && referrals.total > 0 && <ReferralsCard businessId={id} />}
      </div>
    );
  return (
    <div className={css.stack}>
      {earnsNow ? (
        <>
          <p className={css.lead}>{t('affiliates.lead')}</p>
          <div className={css.pair}>
            <LinkCard business={business} />
            <SumsCard business={business} />
          </div>
        </>
      ) : (
        <>
          <Notice tone="info">{t('affiliates.stopped')}</Notice>
          <SumsCard business={business} />
        </>
      )}
      <ReferralsCard businessId={id} />
      <CommissionsCard businessId={id} />
      <PayoutsCard businessId={id} />
    </div>
  );
}
