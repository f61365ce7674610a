'use client';
import {
  type AccountAsset,
  type Decimal,
  directionOf,
  formatPercent,
  toDecimal,
} from '@billfold/core';
import type { AssetPosition, SeriesChange } from '@billfold/core/flows';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { usePrices } from '../../context/use-prices.ts';
import { useTextLocale } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Chart, ChartTableButton, type ChartTableButtonProps } from '../../ui/chart/chart.tsx';
import { ChartChips } from '../../ui/chart/chart-chips.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as chart from '../balance-chart/balance-chart.css.ts';
import { chartPeriods } from '../balance-chart/chart-periods.ts';
import * as changeCss from '../parts/change-text.css.ts';
import { useMoney } from '../parts/use-money.ts';
import * as portfolio from '../portfolio/portfolio.css.ts';
import * as css from './asset.css.ts';
import { AssetActions } from './asset-actions.tsx';
import { type PriceChart, usePriceChart } from './use-price-chart.ts';

export interface AssetPriceProps {
  readonly asset: AccountAsset;
  /** Present price in US dollars; null without one. */
  readonly price: Decimal | null;
  /** Undefined while the accounts load; null where they cannot be loaded. */
  readonly positions: readonly AssetPosition[] | null | undefined;
  /** Balance of the wallet, below the chart; above that of a token at a dollar, whose line says little. */
  readonly children: ReactNode;
}

/** Tokens whose price is kept at a dollar: their line is flat. */
const dollarTokens: readonly string[] = ['USDT', 'USDC', 'DAI', 'BUSD'];

/** Price of an asset with its chart; the price follows the crosshair. */
export function AssetPrice(props: AssetPriceProps): ReactElement {
  const { asset, price, positions, children } = props;
  const t = useTranslate();
  const money = useMoney();
  const prices = usePriceChart(asset.symbol, price);
  const { period } = prices;
  const [isTable, setIsTable] = useState(false);
  const isSmall = dollarTokens.includes(asset.symbol);
  const formatValue = useCallback((value: string) => money.formatRate(toDecimal(value)), [money]);
  if (usePrices() === 'off')
    return (
      <>
        <section className={portfolio.top}>
          <AssetActions positions={positions} />
        </section>
        {children}
      </>
    );
  return (
    <>
      <section className={portfolio.top}>
        <PriceHero price={price} prices={prices} />
        <AssetActions positions={positions} />
      </section>
      {isSmall && children}
      <Card className={chart.card}>
        <Chart
          isTable={isTable}
          onTableChange={setIsTable}
          small={isSmall}
          className={chart.chart[isSmall ? 'small' : 'full']}
          label={t('asset.chart.label', {
            symbol: asset.symbol,
            period: t(`portfolio.chart.over.${period}`),
          })}
          points={prices.points}
          formatValue={formatValue}
          onPoint={(point) => prices.showTime(point?.t ?? null)}
          error={prices.error}
          onRetry={prices.retry}
          empty={t('asset.chart.empty')}
        />
        <div className={chart.choices}>
          <ChartChips
            label={t('portfolio.chart.periods')}
            chips={chartPeriods.map((value) => ({ value, label: t(`portfolio.chart.${value}`) }))}
            value={period}
            onValueChange={prices.choosePeriod}
          />
          <TableChoice isTable={isTable} onTableChange={setIsTable} />
        </div>
      </Card>
      {!isSmall && children}
    </>
  );
}

/** Button for the table after the periods; in a menu on a phone, whose width they take. */
function TableChoice({ isTable, onTableChange }: ChartTableButtonProps): ReactElement {
  const t = useTranslate();
  if (!useIsPhone())
    return (
      <ChartTableButton
        className={chart.tableButton}
        isTable={isTable}
        onTableChange={onTableChange}
      />
    );
  const label = t('portfolio.chart.modes');
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton size="sm" icon={icons.more} label={label} />}
    >
      <MenuItem onSelect={() => onTableChange(!isTable)}>
        {t(isTable ? 'chart.showChart' : 'chart.showTable')}
      </MenuItem>
    </Menu>
  );
}

interface PriceHeroProps extends Pick<AssetPriceProps, 'price'> {
  readonly prices: PriceChart;
}

function PriceHero({ price, prices }: PriceHeroProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const { point, points, change } = prices;
  const shown = point?.value ?? price ?? points?.at(-1)?.value;
  return (
    <div className={css.hero}>
      <h2 className={css.label}>{t('asset.price')}</h2>
      {shown !== undefined && <AmountText size="hero" amount={money.formatRate(shown)} />}
      {shown === undefined && points !== null && (
        <p className={css.unknown}>{t('asset.price.unknown')}</p>
      )}
      {shown === undefined && points === null && (
        <Skeleton shape="block" width="200px" height="48px" />
      )}
      <p className={portfolio.change}>
        {change && (
          <>
            <ChangeOver change={change} /> ·{' '}
            {point ? <TimeText at={point.t} form="date" /> : t(`portfolio.chart.${prices.period}`)}
          </>
        )}
      </p>
    </div>
  );
}

function ChangeOver({
  change: { change, percent },
}: {
  readonly change: SeriesChange;
}): ReactElement {
  const money = useMoney();
  const locale = useTextLocale();
  const direction = directionOf(percent ?? '0');
  return (
    <span className={changeCss.change[direction]} dir="ltr">
      {money.formatRateChange(change)}
      {percent !== null && ` (${formatPercent(percent, { signed: true, locale })})`}
    </span>
  );
}
