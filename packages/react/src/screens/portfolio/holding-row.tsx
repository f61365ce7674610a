'use client';
import { formatCoin, type ValuedHolding } from '@billfold/core';
import type { ReactElement, ReactNode } from 'react';
import { AmountText } from '../../primitives/amount-text/amount-text.tsx';
import { CoinMark } from '../../primitives/coin-mark/coin-mark.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { ChangeText } from '../parts/change-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as table from '../parts/table.css.ts';
import { useMoney } from '../parts/use-money.ts';
import * as css from './holdings.css.ts';

export interface HoldingRowProps {
  readonly holding: ValuedHolding;
  readonly name: ReactNode;
  /** Quiet, behind the name. */
  readonly detail: string | null;
  readonly isLoading: boolean;
  /** One of several networks, or all of them; an asset by itself unless given. */
  readonly part?: 'group' | 'member' | undefined;
}

export function HoldingRow({
  holding,
  name,
  detail,
  isLoading,
  part,
}: HoldingRowProps): ReactElement {
  const money = useMoney();
  const { network, symbol, balance, fiat, price, change24hPercent } = holding;
  const priced = (value: ReactNode): ReactNode => value ?? <Unpriced isLoading={isLoading} />;
  return (
    <tr className={part === 'member' ? css.memberRow : css.row}>
      <td className={css.assetCell}>
        <span className={css.asset}>
          <span className={css.mark}>
            <CoinMark
              symbol={symbol}
              {...(part !== 'group' && { network })}
              size={part === 'member' ? 25 : 32}
            />
          </span>
          <span>
            {name}
            {detail !== null && <span className={css.network}> {detail}</span>}
          </span>
        </span>
      </td>
      <td className={css.priceCell}>
        {part !== 'member' &&
          priced(price === null ? null : <AmountText amount={money.format(price)} />)}
      </td>
      <td className={css.changeCell}>
        {part !== 'member' && change24hPercent !== null && (
          <ChangeText percent={change24hPercent} />
        )}
      </td>
      <td className={css.amountCell}>
        <PrivateAmount amount={formatCoin(balance, { ...holding, trim: true })} unit={symbol} />
      </td>
      <td className={css.worthCell}>
        {priced(fiat === null ? null : <PrivateAmount amount={money.format(fiat)} />)}
      </td>
    </tr>
  );
}

/** In the place of what needs a price. */
function Unpriced({ isLoading }: { readonly isLoading: boolean }): ReactElement {
  const t = useTranslate();
  if (isLoading) return <Skeleton width="64px" />;
  return (
    <span className={css.unknown} title={t('portfolio.unknown')}>
      <span aria-hidden="true">–</span>
      <span className={table.spoken}>{t('portfolio.unknown')}</span>
    </span>
  );
}
