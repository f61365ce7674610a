import { customersTexts, paymentsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FilterChips,
  icons,
  useNotifyFailure,
  useRestingText,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { listHead } from '../../common/list-row.css.ts';
import { useServices } from '../../services/services-context.ts';
import { useLivemode, useModeQuery } from '../../services/use-livemode.ts';
import { useShownData } from '../../services/use-shown-data.ts';
import { Screen } from '../../shell/screen.tsx';
import { ScreenActions } from '../../shell/screen-actions.tsx';
import { ModeSwitch } from '../business/mode-mark.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { NoneFound } from '../payments/list-search.tsx';
import * as listCss from '../payments/payments.css.ts';
import { CustomerFiles } from './customer-files.tsx';
import { CustomerSearch } from './customer-search.tsx';
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
  const [tag, setTag] = useState<string | null>(null);
  const [stretches, setStretches] = useState(1);
  const field = useRef<HTMLInputElement>(null);
  const show = (text: string): void => {
    setSearch(text);
    setStretches(1);
  };
  const showTag = (next: string | null): void => {
    setTag(next);
    setStretches(1);
  };
  const { typed, type } = useRestingText(search, show);
  const mode = useModeQuery();
  const resource = useServices().payments.customers({
    ...{ businessId: business.id, search, tag, stretches, ...mode },
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
      mark={<ModeSwitch />}
      action={<CustomerActions {...{ business, search, tag }} />}
    >
      <div className={listHead}>
        <TagFilter
          {...{ business, search, tag }}
          searchField={
            <CustomerSearch
              {...{ field, value: typed, onValueChange: type }}
              className={listCss.search}
              hidesLabel
            />
          }
          onTag={showTag}
          onClear={() => {
            show('');
            showTag(null);
          }}
        />
      </div>
      <Card padding="none" aria-label={t('customers.title')}>
        {isFailed && (
          <ErrorState
            title={t('customers.loadFailed')}
            error={state.error}
            onRetry={() => void resource.refresh()}
          />
        )}
        {isEmpty && search === '' && tag !== null && (
          <EmptyState icon={icons.filter} title={t('customers.noMatch')} />
        )}
        {isEmpty && search === '' && tag === null && (
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

interface TagFilterProps extends CustomerActionsProps {
  readonly searchField: ReactElement;
  readonly onTag: (tag: string | null) => void;
  /** Clears the search and the tag. */
  readonly onClear: () => void;
}

const noCounts = { total: 0, tags: [] } as const;

/** Search, tags that customers have, and how many customers match; a failed load leaves the list alone. */
function TagFilter(props: TagFilterProps): ReactElement {
  const { business, search, searchField, tag, onTag, onClear } = props;
  const t = useTranslate();
  const resource = useServices().payments.customerCounts({
    ...{ businessId: business.id, search, tag, ...useModeQuery() },
  });
  const state = useResource(resource);
  useFresh(resource);
  // They stay while those of the next filter load.
  const shown = useShownData(state);
  const { total, tags } = shown ?? noCounts;
  const count = total > 0 && <p role="status">{t('customers.count', { count: total })}</p>;
  return (
    <FilterChips
      label={t('payments.filters')}
      search={searchField}
      chips={
        tags.length === 0 && tag === null
          ? []
          : [
              {
                kind: 'choice',
                id: 'tag',
                label: t('customers.filter.tag'),
                anyText: t('customers.filter.anyTag'),
                options: tags.map((each) => ({ id: each.tag, text: each.tag })),
                value: tag,
                onChange: onTag,
              },
            ]
      }
      hasOthers={search !== ''}
      onClear={onClear}
      count={count}
    />
  );
}

interface CustomerActionsProps {
  readonly business: Business;
  readonly search: string;
  readonly tag: string | null;
}

function CustomerActions({ business, search, tag }: CustomerActionsProps): ReactElement {
  const livemode = useLivemode();
  const { role } = business;
  const mayCreate = isPermitted(role, 'create-payments', livemode);
  return (
    <ScreenActions main={mayCreate ? <NewCustomerButton business={business} /> : null}>
      <CustomerFiles
        {...{ business, search, tag }}
        mayExport={isPermitted(role, 'view-reports')}
        mayImport={isPermitted(role, 'manage-settings')}
      />
    </ScreenActions>
  );
}
