import { isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { newPaymentTexts } from '@billfold/core/internal';
import type { Business, Payment } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Fold,
  FormDialogContent,
  FormFailure,
  type FormState,
  Notice,
  TextField,
  useForm,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { CustomerEmailField } from '../customers/customer-email-field.tsx';
import * as css from './forms.css.ts';
import { NewPaymentOptions } from './new-payment-options.tsx';
import { type NewPaymentFields, type RefusedField, readNewPayment } from './new-payment-request.ts';
import { AmountInput, CurrencyField } from './price-fields.tsx';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { usePriceCurrency } from './use-price-currency.ts';
import { useTypedFields } from './use-typed-fields.ts';

export interface NewPaymentFormProps {
  readonly business: Business;
  readonly initial?: Partial<NewPaymentFields>;
  readonly onCreated: (payment: Payment) => void;
  readonly onClose: () => void;
}

/** Fields of a new payment; what is asked for seldom is folded away. */
export function NewPaymentForm(props: NewPaymentFormProps): ReactElement {
  useTexts(newPaymentTexts);
  const t = useTranslate();
  const { business, onClose } = props;
  const { values, change, state, create } = useNewPayment(props);
  const field = (name: keyof NewPaymentFields, refused: RefusedField) => ({
    readOnly: state.isBusy,
    value: values[name],
    onValueChange: (text: string) => change({ [name]: text }, refused),
    error: fieldMessage(state, refused, t),
  });
  return (
    <FormDialogContent
      title={t('newPayment.title')}
      submit={t('newPayment.submit')}
      isBusy={state.isBusy}
      onSubmit={create}
      onCancel={onClose}
    >
      <Refusal failure={state.failure} />
      <div className={css.pair}>
        <AmountInput
          label={t('newPayment.amount')}
          currency={values.currency}
          {...field('amount', 'price.amount')}
        />
        <CurrencyField
          value={values.currency}
          disabled={state.isBusy}
          onValueChange={(currency) => change({ currency, amount: '' }, 'price.amount')}
        />
      </div>
      <TextField
        label={t('newPayment.orderId')}
        hint={t('newPayment.orderId.hint')}
        autoComplete="off"
        maxLength={100}
        {...field('orderId', 'orderId')}
      />
      <TextField
        label={t('newPayment.description')}
        hint={t('newPayment.description.hint')}
        autoComplete="off"
        maxLength={200}
        {...field('description', 'orderId')}
        error={undefined}
      />
      <CustomerEmailField
        business={business}
        label={t('newPayment.email')}
        {...field('email', 'customer.email')}
      />
      <Fold label={t('newPayment.more')}>
        <NewPaymentOptions business={business} field={field} values={values} />
      </Fold>
    </FormDialogContent>
  );
}

/** An order that has an open payment already leads to that one. */
function Refusal({ failure }: Pick<FormState<RefusedField>, 'failure'>): ReactElement {
  const t = useTranslate();
  if (isErrorCode(failure, 'api') && failure.serverCode === 'order_id_in_use') {
    const other = idOf(failure.current);
    return (
      <Notice tone="warning" live title={t('newPayment.taken')}>
        {other !== null && (
          <PageLink href={`/payments/payments/${other}`}>{t('newPayment.taken.open')}</PageLink>
        )}
      </Notice>
    );
  }
  const fields = ['price.amount', 'orderId', 'customer.email', 'redirectUrl', 'metadata', 'method'];
  return <FormFailure failure={failure} fields={fields} />;
}

function idOf(current: unknown): string | null {
  if (typeof current !== 'object' || current === null || !('id' in current)) return null;
  return typeof current.id === 'string' ? current.id : null;
}

const empty: NewPaymentFields = {
  ...{ amount: '', currency: 'USD', orderId: '', description: '', email: '' },
  ...{ method: '', minutes: '', redirectUrl: '', metadata: '' },
};

function useNewPayment({ business, initial, onCreated }: NewPaymentFormProps) {
  const services = useServices();
  const mode = useModeQuery();
  const { usual, remember } = usePriceCurrency(business.id);
  const { state, clearErrors, submit } = useForm<RefusedField>();
  const typed = useTypedFields(`new payment of ${business.id}`, {
    ...empty,
    currency: '',
    ...initial,
  });
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const currency = typed.values.currency || usual;
  const values = { ...typed.values, currency };
  const change = (next: Partial<NewPaymentFields>, refused: RefusedField): void => {
    typed.change(next);
    renewKey();
    clearErrors(refused);
  };
  const create = async (): Promise<void> => {
    const { invalid, body } = readNewPayment(values);
    const done = await submit(invalid, async () =>
      body === null
        ? null
        : services.business.call(({ payments }) =>
            payments.create(business.id, { ...body, ...mode }, { idempotencyKey }),
          ),
    );
    if (!done?.answer) return;
    typed.clear();
    remember(currency);
    services.payments.invalidate();
    onCreated(done.answer);
  };
  return { values, change, state, create };
}
