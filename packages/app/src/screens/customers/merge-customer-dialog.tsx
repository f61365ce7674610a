import type { Customer } from '@billfold/core/payments';
import { FormDialog } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ChooseDuplicate } from './choose-duplicate.tsx';
import type { CustomerDialogProps } from './erase-customer-dialog.tsx';
import { MergeQuestion } from './merge-question.tsx';

/** Merges another entry of the same person into a customer, after a question. */
export function MergeCustomerDialog({ open, ...props }: CustomerDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Steps {...props} />
    </FormDialog>
  );
}

function Steps(props: Omit<CustomerDialogProps, 'open'>): ReactElement {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Customer | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  if (chosen !== null && isAsked)
    return <MergeQuestion {...props} other={chosen} onBack={() => setIsAsked(false)} />;
  return (
    <ChooseDuplicate
      {...props}
      {...{ search, chosen }}
      onSearch={setSearch}
      onChoose={setChosen}
      onContinue={() => setIsAsked(true)}
    />
  );
}
