import { findAccountAsset } from '@billfold/core';
import { compareAmounts, isAboveZero, trimDecimal } from '@billfold/core/internal';
import type { Business, BusinessBalance, Price } from '@billfold/core/payments';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { assetNameOf } from '../../common/asset-name.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './dashboard.css.ts';

/** Funds of a business by asset, each with the parts that it is made of, and their sum; nothing while there are none. */
export function BalancesCard({ business }: { readonly business: Business }): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.balances(business.id);
  const { data, error } = useResource(resource);
  useFresh(resource);
  const title = t('dashboard.balances');
  if (!data && error)
    return (
      <Card title={title}>
        <ErrorState
          title={t('dashboard.balances.failed')}
          error={error}
          onRetry={() => void resource.refresh()}
        />
      </Card>
    );
  if (!data || data.assets.length === 0) return null;
  return (
    <Card
      title={title}
      actions={<PageLink href="/payments/collect">{t('dashboard.balances.collect')}</PageLink>}
    >
      {data.assets.length > 1 && <Total value={data.value} />}
      <ul className={css.balances} aria-label={title}>
        {data.assets.toSorted(byValue).map((balance) => (
          <BalanceRow key={balance.asset} balance={balance} />
        ))}
      </ul>
    </Card>
  );
}

/** Orders the most valuable first, and those without a price last. */
function byValue({ value: one }: BusinessBalance, { value: other }: BusinessBalance): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return compareAmounts(other.amount, one.amount).sign;
}

/** Parts of an amount that are not in the wallet, or not for sure; the rest is. */
const parts = ['incoming', 'collectable'] as const;

/** Amount and value of an asset, and what of it is not available yet, or belongs to no payment. */
function BalanceRow({ balance }: { readonly balance: BusinessBalance }): ReactElement {
  const t = useTranslate();
  const { asset, total, unmatched, value } = balance;
  const found = findAccountAsset(asset);
  const unit = found?.symbol ?? asset;
  const hasUnmatched = isAboveZero(unmatched);
  const apart = parts.filter((part) => isAboveZero(balance[part]));
  return (
    <li className={css.balance}>
      <CoinMark symbol={unit} network={found?.network} size={25} />
      <span>{assetNameOf(asset, t)}</span>
      <span className={css.balanceFigures}>
        <AmountText amount={trimDecimal(total)} unit={unit} />
        <span className={css.hint}>
          {value === null ? (
            t('dashboard.balances.noPrice')
          ) : (
            <AmountText amount={formatSum(value)} />
          )}
        </span>
      </span>
      {(apart.length > 0 || hasUnmatched) && (
        <dl className={css.balanceParts}>
          {apart.map((part) => (
            <div key={part} className={css.balancePart}>
              <dt>{t(`dashboard.balances.${part}`)}</dt>
              <dd className={css.balancePartAmount}>
                <AmountText amount={trimDecimal(balance[part])} unit={unit} />
              </dd>
            </div>
          ))}
          {hasUnmatched && (
            <div className={css.balancePart}>
              <dt>
                <PageLink href="/payments/unmatched">{t('dashboard.balances.unmatched')}</PageLink>
              </dt>
              <dd className={css.balancePartAmount}>
                <AmountText amount={trimDecimal(unmatched)} unit={unit} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </li>
  );
}

/** Sum of the values; a part of them would be taken for all of them. */
function Total({ value }: { readonly value: Price | null }): ReactElement {
  const t = useTranslate();
  return (
    <dl className={css.balanceTotal}>
      <dt>{t('dashboard.balances.total')}</dt>
      <dd>
        {value === null ? (
          t('dashboard.balances.noTotal')
        ) : (
          <AmountText amount={formatSum(value)} />
        )}
      </dd>
    </dl>
  );
}
