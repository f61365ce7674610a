import type { Business, Customer, RefundAddress } from '@billfold/core/payments';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import {
  Badge,
  Card,
  ChainText,
  CopyIcon,
  IconButton,
  icons,
  Statement,
  type StatementRow,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './customers.css.ts';

export interface ProfileCardProps {
  readonly business: Business;
  readonly customer: Customer;
  readonly mayEdit: boolean;
}

/** Facts that a business keeps about a customer. */
export function ProfileCard(props: ProfileCardProps): ReactElement {
  const { customer } = props;
  const t = useTranslate();
  const { email, tags, notes, refundAddresses, createdAt, lastPaymentAt } = customer;
  const row = (label: string, value: ReactNode, isShown: boolean): readonly StatementRow[] =>
    isShown ? [{ label, value }] : [];
  const text = (name: 'company' | 'phone' | 'address') =>
    row(
      t(`customer.${name}`),
      <bdi className={css.free}>{customer[name]}</bdi>,
      customer[name] !== null,
    );
  return (
    <Card title={t('customer.profile')}>
      <Statement
        layout="columns"
        rows={[
          ...row(
            t('customer.email'),
            <span className={css.copied}>
              <bdi className={css.free}>{email}</bdi>
              <CopyIcon text={email ?? ''} label={t('customer.copyEmail')} />
            </span>,
            email !== null,
          ),
          ...text('company'),
          ...text('phone'),
          ...text('address'),
          ...row(
            t('customer.tags'),
            <span className={css.tags}>
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>,
            tags.length > 0,
          ),
          ...row(
            t('customer.refundAddresses'),
            refundAddresses.map((each) => (
              <SavedAddress key={`${each.network} ${each.address}`} {...props} saved={each} />
            )),
            refundAddresses.length > 0,
          ),
          ...row(
            t('customers.column.last'),
            lastPaymentAt && <TimeText at={lastPaymentAt} form="date" />,
            lastPaymentAt !== null,
          ),
          { label: t('customer.created'), value: <TimeText at={createdAt} form="date" /> },
          // Takes the whole width, under the short ones.
          ...row(t('customer.notes'), <bdi className={css.free}>{notes}</bdi>, notes !== null).map(
            (each) => ({ ...each, stacked: true }),
          ),
        ]}
      />
    </Card>
  );
}

interface SavedAddressProps extends ProfileCardProps {
  readonly saved: RefundAddress;
}

function SavedAddress({ business, customer, mayEdit, saved }: SavedAddressProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const { network, address } = saved;
  const remove = async (): Promise<void> => {
    const done = await submit({}, () =>
      services.business.call(({ customers }) =>
        customers.update(business.id, customer.id, { removedRefundAddresses: [saved] }),
      ),
    );
    services.payments.invalidate();
    if (done !== null) notify.success(t('customer.refundAddresses.removed'));
  };
  return (
    <span className={css.saved}>
      <ChainText
        network={network}
        page={{ address }}
        copyLabel={t('customer.refundAddresses.copy')}
      />
      {mayEdit && (
        <IconButton
          label={t('customer.refundAddresses.remove', { address })}
          icon={icons.trash}
          size="sm"
          disabled={state.isBusy}
          onClick={() => void remove()}
        />
      )}
    </span>
  );
}
