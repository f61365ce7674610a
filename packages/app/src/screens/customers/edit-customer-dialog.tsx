import { useTranslate } from '@billfold/react';
import { FormDialog } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { typedProfileOf } from './customer-profile.ts';
import { ProfileForm } from './profile-form.tsx';

export interface EditCustomerDialogProps extends CustomerPaymentsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Fields of a customer. */
export function EditCustomerDialog(props: EditCustomerDialogProps): ReactElement {
  const { business, customer, open, onClose } = props;
  const t = useTranslate();
  const { call } = useServices().business;
  return (
    <FormDialog open={open} onClose={onClose}>
      <ProfileForm
        draft={`customer ${customer.id}`}
        initial={typedProfileOf(customer)}
        title={t('customers.edit.title')}
        submit={t('customers.edit.submit')}
        done={t('customers.edit.done')}
        save={(profile) =>
          call(({ customers }) => customers.update(business.id, customer.id, profile))
        }
        onClose={onClose}
      />
    </FormDialog>
  );
}
