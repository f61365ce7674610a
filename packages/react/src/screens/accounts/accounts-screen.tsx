'use client';
import type { Account, Page } from '@billfold/core/contract';
import { accountsTexts, portfolioTexts } from '@billfold/core/i18n';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLeftDraft } from '../../context/use-draft.ts';
import { useCanAddAccounts } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddAccountDialog } from '../../dialogs/add-account/add-account-dialog.tsx';
import { newAccountForm } from '../../dialogs/add-account/new-account-form.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { accountPageSize } from '../data/account-pages.ts';
import { Pager } from '../parts/pager.tsx';
import { useWalletData } from '../parts/use-wallet-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { Settlements } from '../settlements/settlements.tsx';
import { AccountFilters } from './account-filters.tsx';
import { AccountListContent } from './account-list-content.tsx';
import { AccountsTotal } from './accounts-total.tsx';
import { AddAccountButton } from './add-account-button.tsx';
import { SearchNote } from './search-note.tsx';
import { noAccountFilter, useAccountList } from './use-account-list.ts';

/** Props of `AccountsScreen`. */
export interface AccountsScreenProps {
  /** True on a foreign page: accounts can be added only if `features.createAccount` is true. */
  readonly embedded?: boolean | undefined;
}

/**
 * Screen with the accounts of the wallet, to which 'Manage Deposit Addresses' leads.
 * @example
 * <AccountsScreen />;
 */
export function AccountsScreen(props: AccountsScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <Accounts {...props} />
    </ScreenScope>
  );
}

const texts = [accountsTexts, portfolioTexts];

function Accounts({ embedded }: AccountsScreenProps): ReactElement {
  const t = useTranslate();
  const { accounts, statistics, refresh } = useWalletData(useWalletId());
  const left = useLeftDraft(newAccountForm(useWalletId()));
  const [isAdding, setIsAdding] = useState(() => left() !== null);
  const [filter, setFilter] = useState(noAccountFilter);
  const [page, setPage] = useState(1);
  const all = accounts.data;
  const list = useAccountList(filter, page);
  const isEmpty = all?.items.every(({ isArchived }) => isArchived) && filter === noAccountFilter;
  const add = useCanAddAccounts() && (
    <AddAccountButton variant="primary" embedded={embedded} onPress={() => setIsAdding(true)} />
  );
  return (
    <Screen title={t('accounts.title')} lead={t('accounts.lead')} action={all && !isEmpty && add}>
      {all && <SearchNote accounts={all.items} />}
      {all && isWorthFiltering(all) && (
        <AccountFilters
          filter={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
          count={<AccountsTotal list={list} statistics={statistics} />}
        />
      )}
      <Card padding="none" aria-label={t('accounts.title')}>
        {isEmpty ? (
          <NoAccounts action={add} />
        ) : (
          <AccountListContent list={list} statistics={statistics} onRetry={refresh} />
        )}
        <Pager
          page={page}
          pageSize={accountPageSize}
          total={list.total}
          count={list.items?.length ?? 0}
          isLoading={list.items === undefined}
          onPage={setPage}
        />
      </Card>
      <Settlements />
      <AddAccountDialog open={isAdding} onOpenChange={setIsAdding} onAdded={refresh} />
    </Screen>
  );
}

/** With a few accounts the eye is quicker; but an archived one is found in no other way. */
function isWorthFiltering({ items, total }: Page<Account>): boolean {
  return total > 5 || items.some(({ isArchived }) => isArchived);
}

function NoAccounts({ action }: { readonly action: ReactNode }): ReactElement {
  const t = useTranslate();
  return (
    <EmptyState
      icon={icons.accounts}
      title={t('accounts.empty.title')}
      text={t('accounts.empty.text')}
      action={action}
    />
  );
}
