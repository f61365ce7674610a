import { checkoutPartsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';

const preparing = [
  'checkout.first.have',
  'checkout.first.get',
  'checkout.first.network',
  'checkout.first.fee',
  'checkout.first.wait',
  'checkout.first.refund',
] as const;
const sending = [
  'checkout.first.send',
  'checkout.first.fee',
  'checkout.first.wait',
  'checkout.first.done',
  'checkout.first.wrong',
  'checkout.first.refund',
] as const;

export interface FirstStepsProps {
  /** True where the coin has been chosen and its address is shown. */
  readonly isSending: boolean;
  readonly merchant: string;
}

/** Explanation for people who have never paid with a coin, of the step that they are in. */
export function FirstSteps({ isSending, merchant }: FirstStepsProps): ReactElement {
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const received = t('checkout.confirming');
  const steps = isSending ? sending : preparing;
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{t(step, { merchant, received })}</li>
      ))}
    </ol>
  );
}
