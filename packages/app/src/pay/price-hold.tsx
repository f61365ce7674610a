import type { Checkout } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { minutesLeft } from './minutes-left.ts';
import * as css from './pay.css.ts';
import { scarceMs } from './scarce-ms.ts';
import * as sendCss from './send-step.css.ts';
import { useServerNow } from './use-server-now.ts';

export interface PriceHoldProps {
  readonly checkout: Pick<Checkout, 'merchant' | 'paidState' | 'invoiceNumber'>;
  readonly from: Date;
  readonly until: Date;
  readonly aheadMs: number;
  /** Status of the payment, which gives way to the advice to wait. */
  readonly children?: ReactNode;
}

/** Minutes before the end at which it is read aloud. */
const announcedMinutes = [5, 1];

/** Time before the end from which it is counted down; a day comes before, as the end may be on another one. */
const countedMs = 2 * 3_600_000;

/** Time for which the amount is still valid, and what its end means. */
export function PriceHold(props: PriceHoldProps): ReactElement {
  const { checkout, from, until, aheadMs, children } = props;
  const t = useTranslate();
  const now = useServerNow(aheadMs);
  const leftMs = Math.max(0, until.getTime() - now);
  const isCounted = leftMs <= countedMs;
  const isLast = leftMs * 4 < until.getTime() - from.getTime();
  const minutes = minutesLeft(leftMs);
  const isRest = checkout.paidState === 'UNDERPAID';
  const isScarce = leftMs <= scarceMs;
  const advice = t(adviceOf({ isRest, isScarce }), { merchant: checkout.merchant.name });
  return (
    <>
      {isScarce ? (
        <p className={sendCss.warning}>
          <Icon shape={icons.alert} />
          {advice}
        </p>
      ) : (
        children
      )}
      <div className={css.stack}>
        <p className={css.strong}>
          {t('checkout.send.held')} <TimeText at={until} form={isCounted ? 'clock' : 'date'} />
          {isCounted && (
            <span aria-hidden="true" className={isLast ? css.urgent : undefined}>
              {' '}
              {t('checkout.send.left.minutes', { minutes })}
            </span>
          )}
        </p>
        {/* Nothing presses while an amount is valid for long; the rest of a payment gets no new one. */}
        {(isCounted || isRest) && !isScarce && <p className={css.small}>{advice}</p>}
        {isCounted && checkout.invoiceNumber && (
          <p className={css.small}>{t('checkout.send.held.invoice')}</p>
        )}
        <p role="status" className={css.hidden}>
          {leftMs > 0 &&
            announcedMinutes.includes(minutes) &&
            t('checkout.send.left.announced', { minutes })}
        </p>
      </div>
    </>
  );
}

function adviceOf({ isRest, isScarce }: { readonly isRest: boolean; readonly isScarce: boolean }) {
  if (isRest) return isScarce ? 'checkout.send.held.scarce.rest' : 'checkout.send.held.after.rest';
  return isScarce ? 'checkout.send.held.scarce' : 'checkout.send.held.after';
}
