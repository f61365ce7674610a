import { isErrorCode } from '@billfold/core';
import type { Customer } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  ChainText,
  FormDialogContent,
  FormFailure,
  Notice,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { EffectList } from '../business/effect-list.tsx';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import * as css from './customers.css.ts';
import { customerName } from './customers-table.tsx';

export interface MergeQuestionProps extends CustomerPaymentsProps {
  /** Entry that the customer takes over. */
  readonly other: Customer;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Asks before two customers become one: what moves, which refund addresses stay, and that it cannot be undone. */
export function MergeQuestion(props: MergeQuestionProps): ReactElement {
  const t = useTranslate();
  const { customer, other, onBack } = props;
  const { state, merge } = useMerge(props);
  const unnamed = t('customers.unnamed');
  const names = { name: customerName(customer) ?? unnamed, other: customerName(other) ?? unnamed };
  return (
    <FormDialogContent
      title={t('customer.merge.question', names)}
      submit={t('customer.merge.submit')}
      cancel={t('customer.merge.back')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={merge}
      onCancel={onBack}
    >
      {isErrorCode(state.failure, 'api') && state.failure.serverCode === 'state_conflict' ? (
        <Notice tone="warning" live title={t('customer.merge.blocked')}>
          {state.failure.messages.join(' ')}
        </Notice>
      ) : (
        <FormFailure failure={state.failure} fields={[]} />
      )}
      <EffectList
        title={t('customer.merge.effects')}
        effects={[
          t('customer.merge.payments', { ...names, count: other.paymentsCount }),
          t('customer.merge.details', names),
          t('customer.merge.notes', names),
        ]}
      />
      <RefundAddresses {...props} />
      <p>{t('customer.merge.forever')}</p>
    </FormDialogContent>
  );
}

/** Lists the refund addresses that the customer has afterwards: those of both. */
function RefundAddresses({ customer, other }: MergeQuestionProps): ReactElement {
  const t = useTranslate();
  const all = [...customer.refundAddresses, ...other.refundAddresses].map(
    (each) => [`${each.network} ${each.address}`, each] as const,
  );
  const kept = [...new Map(all)];
  if (kept.length === 0) return <p className={css.muted}>{t('customer.merge.addresses.none')}</p>;
  const title = t('customer.merge.addresses');
  return (
    <div>
      <p className={css.subtitle}>{title}</p>
      <ul className={css.lines} aria-label={title}>
        {kept.map(([key, { network, address }]) => (
          <li key={key}>
            <ChainText
              network={network}
              page={{ address }}
              copyLabel={t('customer.refundAddresses.copy')}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function useMerge({ business, customer, other, onClose }: MergeQuestionProps) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const merge = async (): Promise<void> => {
    const done = await submit({}, () =>
      services.business.call(({ customers }) =>
        customers.merge(business.id, customer.id, [other.id]),
      ),
    );
    if (done === null) return;
    onClose();
    notify.success(t('customer.merge.done'));
    services.payments.invalidate();
  };
  return { state, merge };
}
