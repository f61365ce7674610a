import { useTranslate } from '@billfold/react';
import { Spinner } from '@billfold/react/internal';
import { type ReactElement, Suspense } from 'react';
import { BackToShop } from './back-to-shop.tsx';
import { LazyDetailsForm } from './lazy-parts.tsx';
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
  const t = useTranslate();
  return (
    <>
      <div className={css.stack}>
        <StepHeading isFirst={isFirst}>{t('checkout.details')}</StepHeading>
        <p className={css.muted}>
          {t('checkout.details.text', { merchant: checkout.merchant.name })}
        </p>
      </div>
      <Suspense fallback={<Spinner />}>
        <LazyDetailsForm
          checkout={checkout}
          source={source}
          submitLabel={t('common.continue')}
          onSaved={onSaved}
        />
      </Suspense>
      <BackToShop checkout={checkout} />
    </>
  );
}
