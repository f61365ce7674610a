import type { Checkout } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { minutesLeft } from './minutes-left.ts';
import * as css from './pay.css.ts';
import { scarceMs } from './scarce-ms.ts';
import { useServerNow } from './use-server-now.ts';

export interface PriceHoldProps {
  readonly checkout: Pick<Checkout, 'merchant' | 'paidState'>;
  readonly from: Date;
  readonly until: Date;
  readonly aheadMs: number;
}

/** Minutes before the end at which it is read aloud. */
const announcedMinutes = [5, 1];

/** Time before the end from which it is counted down; a day comes before, as the end may be on another one. */
const countedMs = 2 * 3_600_000;

/** Time that the price still holds, in seconds in the last quarter of the window, and what its end means. */
export function PriceHold({ checkout, from, until, aheadMs }: PriceHoldProps): ReactElement {
  const t = useTranslate();
  const now = useServerNow(aheadMs);
  const leftMs = Math.max(0, until.getTime() - now);
  const isCounted = leftMs <= countedMs;
  const isLast = leftMs * 4 < until.getTime() - from.getTime();
  const minutes = minutesLeft(leftMs);
  const isRest = checkout.paidState === 'UNDERPAID';
  const isScarce = leftMs <= scarceMs;
  return (
    <div className={css.stack}>
      <p className={css.strong}>
        {t('checkout.send.held')} <TimeText at={until} form={isCounted ? 'clock' : 'date'} />
        {isCounted && (
          <span aria-hidden="true" className={isLast ? css.urgent : undefined}>
            {' '}
            {isLast
              ? t('checkout.send.left', { time: minutesAndSeconds(leftMs) })
              : t('checkout.send.left.minutes', { minutes })}
          </span>
        )}
      </p>
      {/* Nothing presses while a price holds for long; the rest of a payment gets no new one. */}
      {(isCounted || isRest) && (
        <p className={isScarce ? css.urgent : css.small}>
          {t(adviceOf({ isRest, isScarce }), { merchant: checkout.merchant.name })}
        </p>
      )}
      <p role="status" className={css.hidden}>
        {leftMs > 0 &&
          announcedMinutes.includes(minutes) &&
          t('checkout.send.left.announced', { minutes })}
      </p>
    </div>
  );
}

function adviceOf({ isRest, isScarce }: { readonly isRest: boolean; readonly isScarce: boolean }) {
  if (isRest) return isScarce ? 'checkout.send.held.scarce.rest' : 'checkout.send.held.after.rest';
  return isScarce ? 'checkout.send.held.scarce' : 'checkout.send.held.after';
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
