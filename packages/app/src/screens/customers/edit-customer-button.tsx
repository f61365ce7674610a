import { useTranslate } from '@billfold/react';
import { Button, icons } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';

/** Opens the fields of a customer. */
export function EditCustomerButton(props: CustomerPaymentsProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={icons.pencil} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('customers.edit')}
      </Button>
      <EditCustomerDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
