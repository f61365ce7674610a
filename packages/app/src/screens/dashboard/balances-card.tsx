import { findAccountAsset } from '@billfold/core';
import { isAboveZero, trimDecimal } from '@billfold/core/internal';
import type { Business } from '@billfold/core/payments';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState, useNotifyFailure } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { assetNameOf } from '../../common/asset-name.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './dashboard.css.ts';
import { type AssetBalance, listBalances } from './list-balances.ts';

/** Balances of the settlement accounts and what waits at payment addresses, with the way to collect it; nothing while there are none. */
export function BalancesCard({ business }: { readonly business: Business }): ReactElement | null {
  const t = useTranslate();
  const { payments } = useServices();
  const accounts = payments.settlementBalances(business.id);
  const collectable = payments.collectable(business.id);
  const held = useResource(accounts);
  const waiting = useResource(collectable);
  useNotifyFailure(waiting);
  useFresh(accounts);
  useFresh(collectable);
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
  const balances = listBalances(held.data.balances, waiting.data ?? []);
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
  const { asset, held, waiting } = balance;
  const found = findAccountAsset(asset);
  const unit = found?.symbol ?? asset;
  return (
    <li className={css.balance}>
      <CoinMark symbol={unit} network={found?.network} size={25} />
      <span>{assetNameOf(asset, t)}</span>
      <span className={css.balanceFigures}>
        <AmountText amount={trimDecimal(held)} unit={unit} />
        {waiting !== null && isAboveZero(waiting) && (
          <span className={css.hint}>
            {t('dashboard.balances.waiting', { amount: `${trimDecimal(waiting)} ${unit}` })}
          </span>
        )}
      </span>
    </li>
  );
}
