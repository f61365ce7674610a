import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { EmptyState, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLivemode } from '../../services/use-livemode.ts';
import { GuideLink } from '../guides/guide-link.tsx';
import { mayCreatePayments } from './may-create-payments.ts';
import { NewPaymentButton } from './new-payment-button.tsx';
import { SetUpFirst } from './set-up-first.tsx';

export interface NoPaymentsProps {
  readonly business: Business;
  /** Opens the dialog of a new payment. */
  readonly onNew: () => void;
}

/** First words of an empty list: what is to be done before payments come. */
export function NoPayments({ business, onNew }: NoPaymentsProps): ReactElement {
  const t = useTranslate();
  const canCreate = mayCreatePayments(business, useLivemode());
  if (business.status === 'ONBOARDING') return <SetUpFirst business={business} />;
  return (
    <EmptyState
      icon={icons.transactions}
      title={t('payments.empty.title')}
      text={t(canCreate ? 'payments.empty.text' : 'payments.empty.readOnly')}
      action={
        canCreate && (
          <>
            <NewPaymentButton onOpen={onNew} />
            {isPermitted(business.role, 'manage-developer') && <GuideLink id="first-payment" />}
          </>
        )
      }
    />
  );
}
