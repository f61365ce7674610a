import { businessTexts } from '@billfold/core/internal';
import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { BusinessMark } from '../../shell/business-mark.tsx';
import { Screen } from '../../shell/screen.tsx';
import { AboutCard } from './about-card.tsx';
import * as css from './business.css.ts';
import { ChecklistCard } from './checklist-card.tsx';
import { SelectedBusiness } from './selected-business.tsx';
import { statusTones } from './status-tones.ts';

/** Home of a business: its state, and the steps before its first payment. */
export function DashboardScreen(): ReactElement {
  useTexts(businessTexts);
  return <SelectedBusiness>{(business) => <Dashboard business={business} />}</SelectedBusiness>;
}

function Dashboard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { id, name, status } = business;
  const lead = (
    <span className={css.lead}>
      <BusinessMark business={business} size={24} />
      <bdi>{name}</bdi>
      <Badge tone={statusTones[status]}>{t(`dashboard.status.${status}`)}</Badge>
    </span>
  );
  return (
    <Screen title={t('dashboard.title')} lead={lead}>
      {status === 'SUSPENDED' && (
        <Notice tone="warning" title={t('dashboard.suspended.title')}>
          {t('dashboard.suspended.text')}
        </Notice>
      )}
      <div className={css.columns}>
        <ChecklistCard businessId={id} />
        <AboutCard business={business} />
      </div>
    </Screen>
  );
}
