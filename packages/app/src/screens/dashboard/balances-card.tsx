import { type Decimal, findAccountAsset } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Business } from '@billfold/core/payments';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState, useNotifyFailure } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { assetNameOf } from '../../common/asset-name.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './dashboard.css.ts';
import { type AssetBalance, listBalances } from './list-balances.ts';

/** Unmatched transfers that are added up. */
const mostUnmatched = 100;

/**
 * Balances of the settlement accounts and what waits at payment addresses, with the way to collect it; nothing while
 * there are none.
 */
export function BalancesCard({ business }: { readonly business: Business }): ReactElement | null {
  const t = useTranslate();
  const { payments } = useServices();
  const accounts = payments.settlementBalances(business.id);
  const collectable = payments.collectable(business.id);
  const held = useResource(accounts);
  const waiting = useResource(collectable);
  // Balances are real on a live server in test mode too, so the transfers are those of the server's own mode.
  const transfers = payments.unmatched({
    ...{ businessId: business.id, state: 'OPEN', page: 1, pageSize: mostUnmatched },
  });
  const unmatched = useResource(transfers);
  useNotifyFailure(waiting);
  useNotifyFailure(unmatched);
  useFresh(accounts);
  useFresh(collectable);
  useFresh(transfers);
  const title = t('dashboard.balances');
  if (!held.data && held.error)
    return (
      <Card title={title}>
        <ErrorState
          title={t('dashboard.balances.failed')}
          error={held.error}
          onRetry={() => void accounts.refresh()}
        />
      </Card>
    );
  if (!held.data) return null;
  // A sum over a part of the transfers would be too low, so that none is shown.
  const isWhole = unmatched.data !== undefined && unmatched.data.total <= mostUnmatched;
  const balances = listBalances({
    ...held.data,
    collectable: waiting.data ?? [],
    unmatched: isWhole ? unmatched.data.items : [],
  });
  if (balances.length === 0) return null;
  return (
    <Card
      title={title}
      actions={<PageLink href="/payments/collect">{t('dashboard.balances.collect')}</PageLink>}
    >
      <ul className={css.balances} aria-label={title}>
        {balances.map((balance) => (
          <BalanceRow key={balance.asset} balance={balance} />
        ))}
      </ul>
    </Card>
  );
}

function BalanceRow({ balance }: { readonly balance: AssetBalance }): ReactElement {
  const t = useTranslate();
  const { asset, held } = balance;
  const found = findAccountAsset(asset);
  const unit = found?.symbol ?? asset;
  const part = (id: 'pending' | 'waiting' | 'unmatched', amount: Decimal | null): ReactNode =>
    amount !== null && (
      <span className={css.hint}>
        {t(`dashboard.balances.${id}`, { amount: `${trimDecimal(amount)} ${unit}` })}
      </span>
    );
  return (
    <li className={css.balance}>
      <CoinMark symbol={unit} network={found?.network} size={25} />
      <span>{assetNameOf(asset, t)}</span>
      <span className={css.balanceFigures}>
        <AmountText amount={trimDecimal(held)} unit={unit} />
        {part('pending', balance.pending)}
        {part('waiting', balance.waiting)}
        {part('unmatched', balance.unmatched)}
      </span>
    </li>
  );
}
