'use client';
import type { WalletStatistics } from '@billfold/core/contract';
import { accountValues, type ResourceState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import * as css from './accounts.css.ts';
import type { AccountList } from './use-account-list.ts';

interface AccountsTotalProps {
  readonly list: AccountList;
  readonly statistics: ResourceState<WalletStatistics>;
}

/** Number of the accounts that match, and their value where all of them are on the screen and have one. */
export function AccountsTotal({ list, statistics }: AccountsTotalProps): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const prices = usePrices();
  const { items, total } = list;
  if (items === undefined) return null;
  const values = items
    .map((account) => accountValues(account, statistics.data))
    .filter((value) => value !== null);
  const isWhole = values.length === total && total > 0;
  return (
    <p className={css.count} role="status">
      {prices !== 'off' && isWhole && (
        <span>
          <span className={css.text}>{t('account.value')}</span>{' '}
          <span className={css.total}>
            <PrivateAmount size="lg" amount={money.formatSum(values.flat())} />
          </span>
        </span>
      )}
      <span className={css.text}>{t('accounts.count', { count: total })}</span>
    </p>
  );
}
