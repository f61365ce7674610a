import { useTranslate } from '@billfold/react';
import { Fold } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';

const steps = ['checkout.first.have', 'checkout.first.send', 'checkout.first.wait'] as const;

/** Explains to people who have never paid with a coin how it is done. */
export function FirstTime(): ReactElement {
  const t = useTranslate();
  return (
    <Fold label={t('checkout.first')}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Fold>
  );
}
