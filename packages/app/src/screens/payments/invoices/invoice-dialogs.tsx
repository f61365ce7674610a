import type { ReactElement } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { ActedInvoice, useInvoiceActions } from './use-invoice-actions.ts';

export interface InvoiceDialogsProps extends ActedInvoice {
  readonly actions: ReturnType<typeof useInvoiceActions>;
}

/** Dialogs of the actions on an invoice: the review before it is emailed, and the question before it is cancelled. */
export function InvoiceDialogs({ business, invoice, actions }: InvoiceDialogsProps): ReactElement {
  const { state, isSending, setIsSending, isCancelling, setIsCancelling } = actions;
  const { isBusy, failure } = state;
  return (
    <>
      <SendDialog
        {...{ business, invoice, isBusy, failure }}
        open={isSending}
        onSend={actions.send}
        onClose={() => setIsSending(false)}
      />
      <CancelDialog
        {...{ isBusy, failure }}
        kind="invoice"
        open={isCancelling}
        onConfirm={actions.cancel}
        onClose={() => setIsCancelling(false)}
      />
    </>
  );
}
