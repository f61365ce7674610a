import type { Customer } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  ErrorState,
  FormDialogContent,
  LoadingText,
  RadioCards,
  useForm,
  useRestingText,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { CustomerSearch } from './customer-search.tsx';
import * as css from './customers.css.ts';
import { customerName } from './customers-table.tsx';

export interface ChooseDuplicateProps extends CustomerPaymentsProps {
  /** Beginning of an email, name or company. */
  readonly search: string;
  readonly chosen: Customer | null;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (customer: Customer | null) => void;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** Chooses the other entry of a customer by a search. */
export function ChooseDuplicate(props: ChooseDuplicateProps): ReactElement {
  const t = useTranslate();
  const { customer, search, chosen, onSearch, onChoose, onContinue, onClose } = props;
  const { typed, type } = useRestingText(search, onSearch);
  const { state, clearErrors, submit } = useForm<'customer'>();
  const { found, resource, error } = useOthers(props);
  const name = customerName(customer) ?? t('customers.unnamed');
  const choose = async (): Promise<void> => {
    const done = await submit(chosen === null ? { customer: 'customer.merge.missing' } : {}, () =>
      Promise.resolve(),
    );
    if (done !== null) onContinue();
  };
  return (
    <FormDialogContent
      title={t('customer.merge.title', { name })}
      submit={t('customer.merge.review')}
      isBusy={state.isBusy}
      onSubmit={choose}
      onCancel={onClose}
    >
      <p className={css.muted}>{t('customer.merge.lead')}</p>
      <CustomerSearch
        value={typed}
        onValueChange={(text) => {
          type(text);
          clearErrors('customer');
        }}
        error={state.invalid.customer && t(state.invalid.customer)}
      />
      {found === undefined && error === null && <LoadingText />}
      {found === undefined && error !== null && (
        <ErrorState
          title={t('customers.loadFailed')}
          error={error}
          onRetry={() => void resource.refresh()}
        />
      )}
      {found?.length === 0 && (
        <p className={css.muted} role="status">
          {t('customer.merge.none')}
        </p>
      )}
      {found !== undefined && found.length > 0 && (
        <RadioCards
          className={css.choices}
          layout="stack"
          label={t('customer.merge.choices')}
          value={chosen?.id ?? null}
          options={found.map((each) => ({
            value: each.id,
            title: customerName(each) ?? t('customers.unnamed'),
            end: t('payments.count', { count: each.paymentsCount }),
            details: detailsOf(each),
          }))}
          onValueChange={(id) => {
            onChoose(found.find((each) => each.id === id) ?? null);
            clearErrors('customer');
          }}
        />
      )}
    </FormDialogContent>
  );
}

/** Loads the customers of the search that can be merged; undefined while they load. */
function useOthers({ business, customer, search, chosen }: ChooseDuplicateProps) {
  const resource = useServices().payments.customers({
    ...{ businessId: business.id, search, tag: null, stretches: 1, livemode: customer.livemode },
  });
  const { data, status, error } = useResource(resource);
  const isOther = ({ id, isErased }: Customer): boolean => id !== customer.id && !isErased;
  const found = data?.items.filter(isOther).slice(0, 10);
  // The choice stays in sight while another beginning is typed.
  const isHidden = chosen !== null && found?.every(({ id }) => id !== chosen.id);
  return {
    resource,
    error: status === 'failed' ? (error ?? null) : null,
    found: isHidden ? [chosen, ...(found ?? [])] : found,
  };
}

/** Lists what tells customers of one name apart. */
function detailsOf(customer: Customer): readonly string[] {
  const name = customerName(customer);
  return [customer.email, customer.company].filter(
    (text): text is string => text !== null && text !== name,
  );
}
