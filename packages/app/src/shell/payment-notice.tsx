import { shellTexts } from '@billfold/core/internal';
import { TimeText, useTranslate } from '@billfold/react';
import { useNow } from '@billfold/react/hooks';
import { LinkButton, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import * as css from './shell.css.ts';
import type { PaymentFacts } from './use-payment-facts.ts';

interface PaymentNoticeProps {
  /** Link of the checkout page. */
  readonly link: string;
  /** Null until they are loaded, and for another host. */
  readonly facts: PaymentFacts | null;
  /** Buttons before and after the way back to the checkout. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children?: ReactNode;
}

/** Shop, amount and order of a payment, with the way back to its checkout page. */
export function PaymentNotice(props: PaymentNoticeProps): ReactElement {
  useTexts(shellTexts);
  const t = useTranslate();
  const { link, facts, before, after, children } = props;
  const merchant = facts?.merchant ?? new URL(link).host;
  const amount = facts?.amount ?? null;
  return (
    <div className={css.notice}>
      <Notice
        tone="info"
        title={
          amount === null
            ? t('shell.paying.shop', { merchant })
            : t('shell.paying.title', { merchant, amount })
        }
      >
        {facts?.orderId != null && <p>{t('shell.paying.order', { id: facts.orderId })}</p>}
        {children}
        {facts?.heldUntil != null && <HeldUntil at={facts.heldUntil} />}
        <div className={css.paymentActions}>
          {before && <span className={css.paymentAction}>{before}</span>}
          <LinkButton size="sm" variant="plain" href={link}>
            {t('shell.paying.back')}
          </LinkButton>
          {after}
        </div>
      </Notice>
    </div>
  );
}

function HeldUntil({ at }: { readonly at: Date }): ReactElement {
  const t = useTranslate();
  const now = useNow();
  const isToday = now !== null && new Date(now).toDateString() === at.toDateString();
  return (
    <p>
      {t('shell.paying.until')} <TimeText at={at} form={isToday ? 'clock' : 'date'} />
    </p>
  );
}
