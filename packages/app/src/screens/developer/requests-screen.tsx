import { transactionsTexts } from '@billfold/core/i18n';
import {
  businessTexts,
  developerTexts,
  paymentsTexts,
  requestLogTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { RequestList } from './request-list.tsx';

/** Calls that the API keys of the selected business made in the last 30 days. */
export function RequestsScreen(): ReactElement {
  useTexts(businessTexts, developerTexts, requestLogTexts, paymentsTexts, transactionsTexts);
  const t = useTranslate();
  const back = { href: '/payments/settings/developer', text: t('developer.title') };
  return (
    <SelectedBusiness>
      {(business: Business) => (
        <Screen key={business.id} title={t('requests.title')} lead={t('requests.text')} back={back}>
          {isPermitted(business.role, 'manage-developer') ? (
            <RequestList businessId={business.id} />
          ) : (
            <Notice tone="info">{t('developer.forbidden')}</Notice>
          )}
        </Screen>
      )}
    </SelectedBusiness>
  );
}
