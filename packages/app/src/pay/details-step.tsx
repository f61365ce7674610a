import { checkoutPartsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { BackToShop } from './back-to-shop.tsx';
import { DetailsForm } from './details-form.tsx';
import * as css from './pay.css.ts';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './step-props.ts';

export interface DetailsStepProps extends StepProps {
  readonly onSaved: () => void;
}

/** Step in which the payer says what the business asks for, before any address is shown. */
export function DetailsStep({
  checkout,
  source,
  isFirst,
  onSaved,
}: DetailsStepProps): ReactElement {
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  return (
    <>
      <div className={css.stack}>
        <StepHeading isFirst={isFirst}>{t('checkout.details')}</StepHeading>
        <p className={css.muted}>
          {t('checkout.details.text', { merchant: checkout.merchant.name })}
        </p>
      </div>
      <DetailsForm
        checkout={checkout}
        source={source}
        submitLabel={t('common.continue')}
        onSaved={onSaved}
      />
      <BackToShop checkout={checkout} />
    </>
  );
}
