import { transactionsTexts } from '@billfold/core/i18n';
import {
  newPaymentTexts,
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useExistingPage, useIsPhone, useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useLivemode } from '../../services/use-livemode.ts';
import { ScreenActions } from '../../shell/screen-actions.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { ExportPaymentsButton } from './export-payments-button.tsx';
import { mayCreatePayments } from './may-create-payments.ts';
import { NewPaymentButton } from './new-payment-button.tsx';
import { NewPaymentDialog } from './new-payment-dialog.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import {
  countFilters,
  formatPaymentsQuery,
  noFilter,
  type PaymentsQuery,
  parsePaymentsQuery,
} from './payments-query.ts';
import { pageSize, usePaymentList } from './use-payment-list.ts';

/** Payments of the selected business, with filters and export. */
export function PaymentsScreen(): ReactElement {
  useTexts(paymentsTexts, paymentStatusTexts, paymentTexts, newPaymentTexts, transactionsTexts);
  return (
    <SelectedBusiness>
      {(business) => <Payments key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

function Payments({ business }: { readonly business: Business }): ReactElement {
  const query = parsePaymentsQuery(useSearch());
  const [, navigate] = useLocation();
  const change = (next: Partial<PaymentsQuery>, options = { replace: true }): void => {
    const search = formatPaymentsQuery({ ...query, ...next });
    navigate(`/payments/payments${search && `?${search}`}`, options);
  };
  const shown = usePaymentList(business.id, query);
  const { listPlace } = useServices().payments;
  const left = formatPaymentsQuery(query);
  useEffect(() => listPlace.set({ search: left }), [listPlace, left]);
  const { page } = query;
  const total = shown.state.data?.total;
  useExistingPage({ page, pageSize, total, goTo: (last) => change({ page: last }) });
  // Nothing to search or to filter.
  const isNew = shown.list?.total === 0 || (!shown.list && business.status === 'ONBOARDING');
  const isFiltered = countFilters(query) > 0;
  // Once there, they stay: somebody may be typing in them.
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const isBare = isNew && !wasFiltered;
  // An empty list has the button of a new payment in its middle.
  const hasActions = shown.list !== undefined && !isBare;
  const mayCreate = mayCreatePayments(business, useLivemode());
  // Outside of the list, which changes as soon as there is a payment.
  const [isCreating, setIsCreating] = useState(false);
  const chips = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    change({ ...noFilter, page: 1 });
    // The pressed button leaves with the empty list.
    chips.current?.querySelector('button')?.focus();
  };
  const openNew = (): void => setIsCreating(true);
  const isPhone = useIsPhone();
  const exportButton = isPermitted(business.role, 'view-reports') && hasActions && (
    <ExportPaymentsButton businessId={business.id} query={query} />
  );
  return (
    <PaymentsFrame
      business={business}
      section="payments"
      action={
        <ScreenActions
          main={mayCreate && hasActions ? <NewPaymentButton onOpen={openNew} /> : null}
        >
          {!isPhone && exportButton}
        </ScreenActions>
      }
    >
      {!isBare && (
        <PaymentFilters
          businessId={business.id}
          query={query}
          total={shown.list?.total}
          // Beside the title a phone has room for one button.
          exportButton={isPhone && exportButton}
          onChange={(next) => change({ ...next, page: 1 })}
          chipsRef={chips}
        />
      )}
      <PaymentsCard
        {...{ business, query, shown }}
        onChange={change}
        onNew={openNew}
        onClear={clear}
      />
      <NewPaymentDialog
        business={business}
        open={isCreating}
        onClose={() => setIsCreating(false)}
      />
    </PaymentsFrame>
  );
}
