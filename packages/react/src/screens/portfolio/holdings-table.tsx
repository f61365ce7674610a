'use client';
import type { Cents } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { HoldingGroup } from '@billfold/core/flows';
import { type ReactElement, type Ref, useState } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Table, type TableColumn } from '../../ui/table/table.tsx';
import { amountColumn } from '../parts/amount-column.tsx';
import { AmountsScope } from '../parts/amounts-scope.tsx';
import { ChangeText } from '../parts/change-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { AssetName, Priced } from './holding-cells.tsx';
import { type HoldingRow, holdingRows } from './holding-rows.ts';
import * as css from './holdings.css.ts';
import { PriceTrend, PriceTrends } from './price-trends.tsx';
import { Share } from './share.tsx';

export interface HoldingsTableProps {
  /** Accounts; Send and Receive of a row start with the one that holds most. */
  readonly accounts: readonly Account[];
  readonly groups: readonly HoldingGroup[];
  /** Value of all holdings, of which each row is a share; null while a price is unknown. */
  readonly total: Cents | null;
  readonly table: Ref<HTMLTableElement>;
  /** While prices are on their way. */
  readonly isLoading: boolean;
}

/** Asset by asset; one that is on several networks unfolds into them. On a phone each is two lines. */
export function HoldingsTable(props: HoldingsTableProps): ReactElement {
  const { accounts, groups, total, table, isLoading } = props;
  const t = useTranslate();
  const money = useMoney();
  const prices = usePrices();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const turn = (id: string): void => {
    const next = new Set(unfolded);
    if (!next.delete(id)) next.add(id);
    setUnfolded(next);
  };
  const columns: readonly TableColumn<HoldingRow>[] = [
    {
      id: 'asset',
      heading: t('portfolio.column.asset'),
      tone: 'strong',
      className: css.assetColumn,
      draw: (row) => (
        <AssetName
          row={row}
          accounts={accounts}
          isUnfolded={unfolded.has(row.id)}
          onUnfold={() => turn(row.id)}
        />
      ),
    },
    {
      id: 'price',
      heading: t('portfolio.column.price'),
      align: 'end',
      tone: 'quiet',
      className: css.priceColumn,
      draw: ({ part, holding: { price } }) =>
        part !== 'member' && (
          <Priced isLoading={isLoading}>
            {price === null ? null : <AmountText amount={money.formatRate(price)} />}
          </Priced>
        ),
    },
    {
      id: 'change',
      heading: t('portfolio.column.change'),
      align: 'end',
      className: css.changeColumn,
      draw: ({ part, holding: { change24hPercent: percent } }) =>
        part !== 'member' && percent !== null && <ChangeText percent={percent} />,
    },
    {
      id: 'trend',
      heading: t('portfolio.column.trend'),
      align: 'end',
      className: css.trendColumn,
      draw: ({ part, holding: { symbol } }) => part !== 'member' && <PriceTrend symbol={symbol} />,
    },
    {
      id: 'share',
      heading: t('portfolio.column.share'),
      align: 'end',
      tone: 'quiet',
      className: css.shareColumn,
      draw: ({ part, holding: { fiat } }) =>
        part !== 'member' && <Share value={fiat} total={total} />,
    },
    amountColumn({
      heading: t('portfolio.column.amount'),
      className: css.amountColumn,
      holdingOf: ({ holding }: HoldingRow) => holding,
    }),
    {
      id: 'worth',
      heading: t('portfolio.column.worth'),
      align: 'end',
      tone: 'strong',
      className: css.worthColumn,
      draw: ({ holding: { fiat }, values }) => (
        <Priced isLoading={isLoading}>
          {fiat === null ? null : <PrivateAmount amount={money.formatSum(values)} />}
        </Priced>
      ),
    },
  ];
  return (
    <PriceTrends symbols={groups.flatMap(pricedSymbol)}>
      <AmountsScope>
        <Table
          ref={table}
          label={t('portfolio.holdings')}
          rows={holdingRows(groups, unfolded)}
          getKey={({ id }) => id}
          phoneRows="grid"
          rowClassName={(row) => classNames(rowClass(row), prices === 'off' && css.unpricedRow)}
          columns={prices === 'off' ? columns.filter(({ id }) => !needsPrices.has(id)) : columns}
        />
      </AmountsScope>
    </PriceTrends>
  );
}

/** Columns that a wallet without prices leaves out. */
const needsPrices: ReadonlySet<string> = new Set(['price', 'change', 'trend', 'share', 'worth']);

/** Symbol of an asset with a price. */
function pricedSymbol({ symbol, holdings }: HoldingGroup): readonly string[] {
  return holdings.some(({ price }) => price !== null) ? [symbol] : [];
}

function rowClass({ part }: HoldingRow): string {
  return part === 'member' ? css.memberRow : css.row;
}
