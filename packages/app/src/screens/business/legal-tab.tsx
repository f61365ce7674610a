import { billingTexts, businessLegalTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { LegalCard } from './settings/legal-card.tsx';

/** Legal details of a business; members who see its billing read them, managers change them. */
export function LegalTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(billingTexts, businessLegalTexts);
  const t = useTranslate();
  if (!isPermitted(business.role, 'view-billing'))
    return <Notice tone="info">{t('billing.forbidden')}</Notice>;
  return <LegalCard business={business} />;
}
