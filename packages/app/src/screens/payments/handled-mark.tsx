import { needsAttention } from '@billfold/core/internal';
import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import { Button, TextButton, useForm } from '@billfold/react/internal';
import { type ReactElement, useCallback, useId, useRef } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './payment.css.ts';

export interface HandledMarkProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Mark of a payment whose attention a member has dealt with, or the way to set it; nothing where none is needed. */
export function HandledMark({ business, payment }: HandledMarkProps): ReactElement | null {
  const t = useTranslate();
  const { isBusy, mark, takeFocus } = useMark(business.id, payment.id);
  const mayDecide = isPermitted(business.role, 'decide-payments', payment.livemode);
  const { handled } = payment;
  const hintId = useId();
  if (handled === null)
    return mayDecide && needsAttention(payment) ? (
      <>
        <Button
          ref={takeFocus}
          aria-describedby={hintId}
          busy={isBusy}
          onClick={() => void mark(true)}
        >
          {t('payment.handled.mark')}
        </Button>
        <p id={hintId} className={css.handled}>
          {t('payment.handled.hint')}
        </p>
      </>
    ) : null;
  return (
    <p className={css.handled}>
      {t('payment.handled.by', { name: handled.by })}
      {' · '}
      <TimeText at={handled.at} />
      {mayDecide && (
        <>
          {' · '}
          <TextButton ref={takeFocus} disabled={isBusy} onClick={() => void mark(false)}>
            {t('payment.handled.undo')}
          </TextButton>
        </>
      )}
    </p>
  );
}

/** Sets or removes the mark; where another member was first, the page shows what they did. */
function useMark(businessId: number, paymentId: string) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const hasPressed = useRef(false);
  // The pressed control leaves the page: the focus goes to the one in its place.
  const takeFocus = useCallback((control: HTMLElement | null): void => {
    if (control === null || !hasPressed.current) return;
    hasPressed.current = false;
    control.focus();
  }, []);
  const mark = async (isHandled: boolean): Promise<void> => {
    const done = await submit({}, () =>
      services.business.call(({ payments }) =>
        payments.setHandled(businessId, paymentId, { isHandled }),
      ),
    );
    hasPressed.current = done !== null;
    services.payments.invalidate();
    if (done !== null)
      notify.success(t(isHandled ? 'payment.handled.done' : 'payment.handled.undone'));
  };
  return { isBusy: state.isBusy, mark, takeFocus };
}
