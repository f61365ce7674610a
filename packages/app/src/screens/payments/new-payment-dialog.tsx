import type { Business, Payment } from '@billfold/core/payments';
import { FormDialog } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { CreatedLink } from './created-link.tsx';
import { NewPaymentForm } from './new-payment-form.tsx';
import type { NewPaymentFields } from './new-payment-request.ts';

export interface NewPaymentDialogProps {
  readonly business: Business;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Fields that are filled in already, such as those of an ended payment. */
  readonly initial?: Partial<NewPaymentFields>;
}

/** Creates a payment, and shows its link with its code. */
export function NewPaymentDialog({ open, ...props }: NewPaymentDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Steps {...props} />
    </FormDialog>
  );
}

function Steps(props: Omit<NewPaymentDialogProps, 'open'>): ReactElement {
  const [created, setCreated] = useState<Payment | null>(null);
  if (created === null) return <NewPaymentForm {...props} onCreated={setCreated} />;
  return (
    <CreatedLink payment={created} onAnother={() => setCreated(null)} onClose={props.onClose} />
  );
}
