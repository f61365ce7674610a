import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as sendCss from './send-step.css.ts';
import { useServerNow } from './use-server-now.ts';

export interface WaitingProps {
  readonly loadedAt: number;
  /** True where nothing can be sent, so that the page gives no advice for after it. */
  readonly isSimulated?: boolean;
}

/** Says that the page looks for the payment by itself, when it did so last, and that it need not stay open. */
export function Waiting({ loadedAt, isSimulated = false }: WaitingProps): ReactElement {
  const t = useTranslate();
  const seconds = Math.max(0, Math.round((useServerNow(0) - loadedAt) / 1_000));
  return (
    <div className={sendCss.waiting}>
      <span className={sendCss.pulse} />
      <p>
        <span role="status">{t('checkout.send.waiting')}</span>
        <span className={sendCss.checked} aria-hidden="true">
          {t('checkout.send.checked', { seconds })}
        </span>
        {!isSimulated && <span className={sendCss.checked}>{t('checkout.send.close')}</span>}
      </p>
    </div>
  );
}
