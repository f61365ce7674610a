import { useTranslate } from '@billfold/react';
import { Button, FormDialog, icons } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { typedProfileOf } from './customer-profile.ts';
import { ProfileForm } from './profile-form.tsx';

/** Opens the fields of a customer. */
export function EditCustomerButton({ business, customer }: CustomerPaymentsProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { call } = useServices().business;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button icon={icons.pencil} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('customers.edit')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <ProfileForm
          draft={`customer ${customer.id}`}
          initial={typedProfileOf(customer)}
          title={t('customers.edit.title')}
          submit={t('customers.edit.submit')}
          done={t('customers.edit.done')}
          save={(profile) =>
            call(({ customers }) => customers.update(business.id, customer.id, profile))
          }
          onClose={close}
        />
      </FormDialog>
    </>
  );
}
