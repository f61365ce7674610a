import { useTranslate } from '@billfold/react';
import { TextButton } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';

export interface ReturnTimerProps {
  readonly seconds: number;
  readonly url: string;
  readonly merchant: string;
}

/** Counts down to the way back to the shop, until the payer stays. */
export function ReturnTimer({ seconds, url, merchant }: ReturnTimerProps): ReactElement | null {
  const t = useTranslate();
  const { schedule } = usePayServices().platform;
  const [left, setLeft] = useState<number | null>(seconds);
  useEffect(() => {
    if (left === null) return;
    if (left > 0) return schedule(() => setLeft(left - 1), 1_000);
    goTo(url);
  }, [left, schedule, url]);
  if (left === null) return null;
  return (
    <p className={css.between}>
      <span className={css.small}>{t('checkout.paid.redirect', { seconds: left, merchant })}</span>
      <TextButton onClick={() => setLeft(null)}>{t('checkout.paid.stay')}</TextButton>
    </p>
  );
}

/** Leaves the frame too. A browser may refuse that without a press: the button stays. */
function goTo(url: string): void {
  try {
    (window.top ?? window).location.assign(url);
  } catch {
    // The page that frames this one is of another origin.
  }
}
