import type { Customer } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Badge, Card, ChainText, Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import * as css from './customers.css.ts';

/** Facts that a business keeps about a customer. */
export function ProfileCard({ customer }: { readonly customer: Customer }): ReactElement {
  const t = useTranslate();
  const { tags, notes, refundAddresses, createdAt } = customer;
  const row = (label: string, value: ReactNode, isShown: boolean): readonly StatementRow[] =>
    isShown ? [{ label, value }] : [];
  const text = (name: 'email' | 'name' | 'company' | 'phone' | 'address') =>
    row(
      t(`customer.${name}`),
      <bdi className={css.free}>{customer[name]}</bdi>,
      customer[name] !== null,
    );
  return (
    <Card title={t('customer.profile')}>
      <Statement
        rows={[
          ...text('email'),
          ...text('name'),
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
          ...row(t('customer.notes'), <bdi className={css.free}>{notes}</bdi>, notes !== null),
          ...row(
            t('customer.refundAddresses'),
            refundAddresses.map(({ network, address }) => (
              <ChainText
                key={`${network} ${address}`}
                network={network}
                page={{ address }}
                copyLabel={t('customer.refundAddresses.copy')}
              />
            )),
            refundAddresses.length > 0,
          ),
          { label: t('customer.created'), value: <TimeText at={createdAt} form="date" /> },
        ]}
      />
    </Card>
  );
}
