import type { Customer } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, FormDialog } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ChooseDuplicate } from './choose-duplicate.tsx';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { MergeQuestion } from './merge-question.tsx';

/** Merges another entry of the same person into a customer, after a question. */
export function MergeCustomerButton(props: CustomerPaymentsProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('customer.merge')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <Steps {...props} onClose={close} />
      </FormDialog>
    </>
  );
}

function Steps(props: CustomerPaymentsProps & { readonly onClose: () => void }): ReactElement {
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
