import { customersTexts, paymentsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  useNotifyFailure,
  useRestingText,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useLivemode, useModeQuery } from '../../services/use-livemode.ts';
import { useShownData } from '../../services/use-shown-data.ts';
import { Screen } from '../../shell/screen.tsx';
import { ScreenActions } from '../../shell/screen-actions.tsx';
import { ModeMark } from '../business/mode-mark.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { NoneFound } from '../payments/list-search.tsx';
import { CustomerFiles } from './customer-files.tsx';
import { CustomerSearch } from './customer-search.tsx';
import * as css from './customers.css.ts';
import { CustomersTable } from './customers-table.tsx';
import { NewCustomerButton } from './new-customer-button.tsx';

/** Customers of the selected business. */
export function CustomersScreen(): ReactElement {
  useTexts(customersTexts, paymentsTexts);
  // A search that another page asked for, such as the command palette.
  const asked = new URLSearchParams(useSearch()).get('q')?.trim() ?? '';
  return (
    <SelectedBusiness>
      {(business) => (
        <Customers key={`${business.id} ${asked}`} business={business} asked={asked} />
      )}
    </SelectedBusiness>
  );
}

interface CustomersProps {
  readonly business: Business;
  /** Text that the list is searched for at first. */
  readonly asked: string;
}

function Customers({ business, asked }: CustomersProps): ReactElement {
  const t = useTranslate();
  const [search, setSearch] = useState(asked);
  const [stretches, setStretches] = useState(1);
  const field = useRef<HTMLInputElement>(null);
  const show = (text: string): void => {
    setSearch(text);
    setStretches(1);
  };
  const { typed, type } = useRestingText(search, show);
  const mode = useModeQuery();
  const resource = useServices().payments.customers({
    ...{ businessId: business.id, search, stretches, ...mode },
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  // The list stays while more of it loads.
  const shown = useShownData(state);
  const isFailed = shown === undefined && state.status === 'failed';
  // The empty list of the search before says nothing about this one.
  const isEmpty = state.data?.items.length === 0;
  const customers = shown !== undefined && shown.items.length > 0 ? shown.items : null;
  return (
    <Screen
      title={t('customers.title')}
      mark={<ModeMark />}
      action={<CustomerActions business={business} search={search} />}
    >
      <CustomerSearch {...{ field, value: typed, onValueChange: type }} className={css.search} />
      <Card padding="none" aria-label={t('customers.title')}>
        {isFailed && (
          <ErrorState
            title={t('customers.loadFailed')}
            error={state.error}
            onRetry={() => void resource.refresh()}
          />
        )}
        {isEmpty && search === '' && (
          <EmptyState
            icon={icons.user}
            title={t('customers.empty.title')}
            text={t('customers.empty.text')}
          />
        )}
        {isEmpty && search !== '' && (
          <NoneFound
            {...{ search, field }}
            title={t('customers.noMatch')}
            hint={t('customers.noMatch.hint')}
            onClear={() => show('')}
          />
        )}
        {!isFailed && !isEmpty && <CustomersTable customers={customers} />}
      </Card>
      {shown?.hasMore && (
        <Button busy={state.data === undefined} onClick={() => setStretches(stretches + 1)}>
          {t('customers.more')}
        </Button>
      )}
    </Screen>
  );
}

interface CustomerActionsProps {
  readonly business: Business;
  readonly search: string;
}

function CustomerActions({ business, search }: CustomerActionsProps): ReactElement {
  const livemode = useLivemode();
  const { role } = business;
  const mayCreate = isPermitted(role, 'create-payments', livemode);
  return (
    <ScreenActions main={mayCreate ? <NewCustomerButton business={business} /> : null}>
      <CustomerFiles
        {...{ business, search }}
        mayExport={isPermitted(role, 'view-reports')}
        mayImport={isPermitted(role, 'manage-settings')}
      />
    </ScreenActions>
  );
}
