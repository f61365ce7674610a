import { isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { formatPrice } from '@billfold/core/internal';
import type { PaymentsClient, Reason } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  TextArea,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import type { ActionDialogProps, DecidingAction } from './action-dialog-props.ts';
import { ChangedContent } from './changed-content.tsx';
import * as css from './payment.css.ts';
import { listPaymentActions } from './payment-actions.ts';
import { nameOfAction, restText, seenText } from './payment-sentence.ts';

/** A question before a decision about a payment; it says so when the payment changes under it. */
export function ActionDialog({ open, ...props }: ActionDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Question key={props.action} {...props} />
    </FormDialog>
  );
}

function Question(props: Omit<ActionDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { business, payment, action, reason, onReasonChange, onClose } = props;
  const { state, clearErrors, decide, isDone } = useDecision(props);
  const isPossible = listPaymentActions(payment, business.role).includes(action);
  if (!isPossible && !isDone && !state.isBusy) return <ChangedContent {...props} />;
  return (
    <FormDialogContent
      title={t(`payment.${action}.title`, { missing: restText(payment) })}
      submit={nameOfAction(action, payment, t)}
      {...(action === 'cancel' && { cancel: t('payment.cancel.keep') })}
      variant={action === 'invalidate' || action === 'cancel' ? 'danger-filled' : 'primary'}
      isBusy={state.isBusy}
      onSubmit={decide}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['reason']} />
      <p className={css.text}>{effectOf(props, t)}</p>
      {action === 'markPaid' && <p className={css.text}>{t('payment.markPaid.not')}</p>}
      <TextArea
        label={labelOf(action, t)}
        hint={t(action === 'markPaid' ? 'payment.markPaid.reason.hint' : 'payment.reason.hint')}
        rows={2}
        maxLength={500}
        readOnly={state.isBusy}
        value={reason}
        onValueChange={(text) => {
          onReasonChange(text);
          clearErrors('reason');
        }}
        error={fieldMessage(state, 'reason', t)}
      />
    </FormDialogContent>
  );
}

/** Reports whether a decision needs a reason. */
const needsReason = (action: DecidingAction): boolean =>
  action === 'invalidate' || action === 'markPaid';

function labelOf(action: DecidingAction, t: ReturnType<typeof useTranslate>): string {
  if (action === 'markPaid') return t('payment.markPaid.reason');
  return t(needsReason(action) ? 'payment.reason' : 'payment.reason.optional');
}

function effectOf(
  { action, payment }: Pick<ActionDialogProps, 'action' | 'payment'>,
  t: ReturnType<typeof useTranslate>,
): string {
  if (action !== 'accept') return t(`payment.${action}.text`);
  const price = formatPrice(payment.price);
  if (payment.method === null) return t('payment.accept.lead', { price });
  return t('payment.accept.text', { seen: seenText(payment), price });
}

/** Makes the call of an action, and reloads the payment also where the service refuses. */
function useDecision(props: Omit<ActionDialogProps, 'open'>) {
  const { business, payment, action, onClose, onDone, onReasonChange } = props;
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const form = useForm<'reason'>();
  const [isDone, setIsDone] = useState(false);
  const decide = async (): Promise<void> => {
    const reason = props.reason.trim() || null;
    const isMissing = needsReason(action) && reason === null;
    const missing =
      action === 'markPaid' ? 'payment.markPaid.reason.missing' : 'payment.reason.missing';
    const done = await form.submit(isMissing ? { reason: missing } : {}, () =>
      services.business
        .call(({ payments }) => calls[action](payments)(business.id, payment.id, { reason }))
        .catch(async (error: unknown) => {
          if (isErrorCode(error, 'api') && error.status === 409)
            await services.payments
              .payment({ businessId: business.id, paymentId: payment.id })
              .refresh();
          throw error;
        }),
    );
    if (done === null) return;
    setIsDone(true);
    onClose();
    onDone?.();
    onReasonChange('');
    notify.success(t(`payment.${action}.done`));
    services.payments.invalidate();
  };
  return { ...form, decide, isDone };
}

type Payments = PaymentsClient['payments'];
type Decision = (businessId: number, paymentId: string, reason: Reason) => Promise<unknown>;

const calls: Readonly<Record<DecidingAction, (payments: Payments) => Decision>> = {
  accept: ({ accept }) => accept,
  reopen: ({ reopen }) => reopen,
  refresh: ({ refresh }) => refresh,
  markPaid: ({ markPaid }) => markPaid,
  invalidate: ({ markInvalid }) => markInvalid,
  cancel: ({ cancel }) => cancel,
};
