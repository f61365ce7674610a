'use client';
import type { WalletStatistics } from '@billfold/core/contract';
import type { ResourceState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { AccountsSkeleton } from './accounts-skeleton.tsx';
import { AccountsTable } from './accounts-table.tsx';
import type { AccountList } from './use-account-list.ts';

export interface AccountListContentProps {
  readonly list: AccountList;
  readonly statistics: ResourceState<WalletStatistics>;
  readonly onRetry: () => void;
}

export function AccountListContent(props: AccountListContentProps): ReactElement {
  const t = useTranslate();
  const { list, statistics, onRetry } = props;
  if (list.items === undefined && list.error)
    return <ErrorState title={t('portfolio.loadFailed')} error={list.error} onRetry={onRetry} />;
  if (list.items === undefined) return <AccountsSkeleton />;
  if (list.items.length === 0)
    return (
      <EmptyState
        icon={icons.filter}
        title={t('accounts.noMatch.title')}
        text={t('accounts.noMatch.text')}
      />
    );
  return <AccountsTable accounts={list.items} statistics={statistics} />;
}
