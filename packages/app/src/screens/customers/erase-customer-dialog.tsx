import { fieldMessage } from '@billfold/core/flows';
import { useNotify, useTranslate } from '@billfold/react';
import {
  Checkbox,
  FormDialog,
  FormDialogContent,
  FormFailure,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import * as css from './customers.css.ts';

export interface CustomerDialogProps extends CustomerPaymentsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Erases the personal data of a customer, after a yes to what cannot be undone. */
export function EraseCustomerDialog({ open, ...props }: CustomerDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Question {...props} />
    </FormDialog>
  );
}

function Question(props: Omit<CustomerDialogProps, 'open'>): ReactElement {
  const { business, customer, onClose } = props;
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const { state, clearErrors, submit } = useForm<'understood'>();
  const erase = async (): Promise<void> => {
    const done = await submit(isUnderstood ? {} : { understood: 'customer.erase.missing' }, () =>
      services.business.call(({ customers }) => customers.erase(business.id, customer.id)),
    );
    if (done === null) return;
    onClose();
    notify.success(t('customer.erase.done'));
    services.payments.invalidate();
  };
  const error = fieldMessage(state, 'understood', t);
  return (
    <FormDialogContent
      title={t('customer.erase.title')}
      submit={t('customer.erase')}
      cancel={t('customer.erase.keep')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={erase}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p className={css.muted}>{t('customer.erase.text')}</p>
      <Checkbox
        label={t('customer.erase.confirm')}
        checked={isUnderstood}
        onCheckedChange={(isOn) => {
          setIsUnderstood(isOn);
          clearErrors('understood');
        }}
      />
      {error !== undefined && (
        <p role="alert" className={css.problem}>
          {error}
        </p>
      )}
    </FormDialogContent>
  );
}
