import { FormDialog } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { InvoiceReview } from './invoice-review.tsx';
import type { ReviewProps } from './send-review.tsx';
import type { ActedInvoice } from './use-invoice-actions.ts';

export interface SendDialogProps
  extends ActedInvoice,
    Pick<ReviewProps, 'isBusy' | 'failure' | 'onSend'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Last look at an invoice that is emailed before its day, or once more. */
export function SendDialog(props: SendDialogProps): ReactElement {
  const { open, onClose, invoice, ...review } = props;
  const { name, email } = invoice.customer;
  return (
    <FormDialog open={open} onClose={onClose}>
      <InvoiceReview
        {...review}
        invoice={{ ...invoice, name, email, sendOn: null }}
        isSentBefore={invoice.sentAt !== null}
        onBack={onClose}
      />
    </FormDialog>
  );
}
