import { useTranslate } from '@billfold/react';
import { Fold } from '@billfold/react/internal';
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

export interface FirstTimeProps {
  /** True where the coin has been chosen and its address is shown. */
  readonly isSending?: boolean | undefined;
  readonly merchant: string;
}

/** Explains to people who have never paid with a coin how the step that they are in is done. */
export function FirstTime({ isSending = false, merchant }: FirstTimeProps): ReactElement {
  const t = useTranslate();
  const received = t('checkout.confirming');
  const steps = isSending ? sending : preparing;
  return (
    <Fold label={t('checkout.first')}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step, { merchant, received })}</li>
        ))}
      </ol>
    </Fold>
  );
}
