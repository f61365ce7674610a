import { FormDialog } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { SendReview, type SendReviewProps } from './send-review.tsx';
import type { ActedInvoice } from './use-invoice-actions.ts';

export interface SendDialogProps
  extends ActedInvoice,
    Pick<SendReviewProps, 'isBusy' | 'failure' | 'onSend'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Last look at an invoice that is emailed before its day, or once more. */
export function SendDialog(props: SendDialogProps): ReactElement {
  const { open, onClose, invoice, ...review } = props;
  const { name, email } = invoice.customer;
  return (
    <FormDialog open={open} onClose={onClose}>
      <SendReview
        {...review}
        invoice={{ ...invoice, name, email, sendOn: null }}
        onBack={onClose}
      />
    </FormDialog>
  );
}
