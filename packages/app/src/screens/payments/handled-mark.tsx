import { needsAttention } from '@billfold/core/internal';
import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  TextButton,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './payment.css.ts';

export interface HandledProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Reports whether a member can say that a payment needs no attention any more. */
export function mayBeHandled({ business, payment }: HandledProps): boolean {
  return payment.handled === null && needsAttention(payment) && mayDecide({ business, payment });
}

const mayDecide = ({ business, payment }: HandledProps): boolean =>
  isPermitted(business.role, 'decide-payments', payment.livemode);

/** Mark of a payment whose attention a member has dealt with; nothing without one. */
export function HandledMark(
  props: HandledProps & {
    /** Called once the mark is gone, and with it the control that was pressed. */
    readonly onUndone: () => void;
  },
): ReactElement | null {
  const t = useTranslate();
  const { state, mark } = useMark(props);
  const { handled } = props.payment;
  if (handled === null) return null;
  const undo = async (): Promise<void> => {
    if (await mark(false)) props.onUndone();
  };
  return (
    <p className={css.handled}>
      {t('payment.handled.by', { name: handled.by })}
      {' · '}
      <TimeText at={handled.at} />
      {mayDecide(props) && (
        <>
          {' · '}
          <TextButton disabled={state.isBusy} onClick={() => void undo()}>
            {t('payment.handled.undo')}
          </TextButton>
        </>
      )}
    </p>
  );
}

export interface HandledDialogProps extends HandledProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Question before the mark is set, which says that it moves no money. */
export function HandledDialog({ open, ...props }: HandledDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Question {...props} />
    </FormDialog>
  );
}

function Question({ onClose, ...props }: Omit<HandledDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { state, mark } = useMark(props);
  const confirm = async (): Promise<void> => {
    if (await mark(true)) onClose();
  };
  return (
    <FormDialogContent
      title={t('payment.handled.title')}
      submit={t('payment.handled.mark')}
      isBusy={state.isBusy}
      onSubmit={confirm}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p className={css.text}>{t('payment.handled.hint')}</p>
    </FormDialogContent>
  );
}

/** Sets or removes the mark; where another member was first, the page shows what they did. */
function useMark({ business, payment }: HandledProps) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const mark = async (isHandled: boolean): Promise<boolean> => {
    const done = await submit({}, () =>
      services.business.call(({ payments }) =>
        payments.setHandled(business.id, payment.id, { isHandled }),
      ),
    );
    services.payments.invalidate();
    if (done === null) return false;
    notify.success(t(isHandled ? 'payment.handled.done' : 'payment.handled.undone'));
    return true;
  };
  return { state, mark };
}
