import type { Business, PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, useDraft } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import type { DecidingAction } from './action-dialog-props.ts';
import { listPaymentActions } from './payment-actions.ts';

export interface MarkPaidButtonProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Marks a payment as paid whose coins the business takes out by hand; nothing where that is not possible. */
export function MarkPaidButton({ business, payment }: MarkPaidButtonProps): ReactElement | null {
  const t = useTranslate();
  const [action, setAction] = useState<DecidingAction>('markPaid');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useDraft(`reason about ${payment.id}`);
  const isPossible = listPaymentActions(payment, business.role).includes('markPaid');
  const open = (): void => {
    setAction('markPaid');
    setIsOpen(true);
  };
  return (
    <>
      {isPossible && (
        <Button size="sm" aria-haspopup="dialog" onClick={open}>
          {t('payment.markPaid')}
        </Button>
      )}
      <ActionDialog
        {...{ business, payment, action, open: isOpen, onClose: () => setIsOpen(false) }}
        reason={reason ?? ''}
        onReasonChange={setReason}
        onAction={(other) => {
          if (other !== 'simulate') setAction(other);
        }}
      />
    </>
  );
}
