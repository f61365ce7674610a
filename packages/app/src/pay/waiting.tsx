import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as sendCss from './send-step.css.ts';
import { useServerNow } from './use-server-now.ts';

export interface WaitingProps {
  readonly loadedAt: number;
  /** Part of the price that is missing, once another part has arrived. */
  readonly rest?: string | undefined;
}

/** Says that the page looks for the payment by itself, and when it did so last. */
export function Waiting({ loadedAt, rest }: WaitingProps): ReactElement {
  const t = useTranslate();
  const seconds = Math.max(0, Math.round((useServerNow(0) - loadedAt) / 1_000));
  return (
    <div className={sendCss.waiting}>
      <span className={sendCss.pulse} />
      <p className={sendCss.waitingText}>
        <span role="status">
          {rest === undefined
            ? t('checkout.send.waiting')
            : t('checkout.send.waiting.rest', { rest })}
        </span>
        <span className={sendCss.checked} aria-hidden="true">
          {t('checkout.send.checked', { seconds })}
        </span>
      </p>
    </div>
  );
}
