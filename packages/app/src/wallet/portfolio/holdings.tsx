import { formatCoin, formatUsd, getNetwork, type ValuedHolding } from '@billfold/core';
import { AmountText, Card, CoinMark, Skeleton, useTranslate } from '@billfold/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { ChangeText } from '../change-text.tsx';
import { PrivateAmount } from '../private-amount.tsx';
import * as table from '../table.css.ts';
import * as css from './holdings.css.ts';

export interface HoldingsProps {
  readonly holdings: readonly ValuedHolding[];
  /** While prices are on their way. */
  readonly arePricesLoading: boolean;
}

/** What is held, asset by asset; on a phone each is two lines. */
export function Holdings({ holdings, arePricesLoading }: HoldingsProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Card padding="none" className={table.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t('portfolio.holdings')}
      </h2>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th className={table.heading}>{t('portfolio.column.asset')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.price')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.change')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.amount')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.worth')}</th>
          </tr>
        </thead>
        <tbody>
          {holdings.map((holding) => (
            <HoldingRow key={holding.network} holding={holding} isLoading={arePricesLoading} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function HoldingRow(props: {
  readonly holding: ValuedHolding;
  readonly isLoading: boolean;
}): ReactElement {
  const { holding, isLoading } = props;
  const { network, name, symbol, balance, fiat, price, change24hPercent } = holding;
  const priced = (value: ReactNode): ReactNode => value ?? <Unpriced isLoading={isLoading} />;
  return (
    <tr className={css.row}>
      <td className={css.assetCell}>
        <span className={css.asset}>
          <span className={css.mark}>
            <CoinMark symbol={symbol} network={network} size={32} />
          </span>
          {name}
        </span>
      </td>
      <td className={css.priceCell}>
        {priced(price === null ? null : <AmountText amount={formatUsd(price)} />)}
      </td>
      <td className={css.changeCell}>
        {change24hPercent === null ? null : <ChangeText percent={change24hPercent} />}
      </td>
      <td className={css.amountCell}>
        <PrivateAmount
          amount={formatCoin(balance, { ...getNetwork(network), trim: true })}
          unit={symbol}
        />
      </td>
      <td className={css.worthCell}>
        {priced(fiat === null ? null : <PrivateAmount amount={formatUsd(fiat)} />)}
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
