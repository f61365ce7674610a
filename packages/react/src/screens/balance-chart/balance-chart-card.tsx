'use client';
import { dollars, formatMoney } from '@billfold/core';
import {
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Chart, ChartTableButton, type ChartTableButtonProps } from '../../ui/chart/chart.tsx';
import { ChartChips } from '../../ui/chart/chart-chips.tsx';
import type { ChartEntry } from '../../ui/chart/chart-entry.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuDivider, MenuItem } from '../../ui/menu/menu-item.tsx';
import { useAmountsHidden } from '../parts/use-amounts-hidden.ts';
import { useMoney } from '../parts/use-money.ts';
import * as css from './balance-chart.css.ts';
import { chartPeriods } from './chart-periods.ts';
import type { BalanceHistory } from './use-balance-history.ts';
import { useFlowText } from './use-flow-text.ts';

export interface BalanceChartCardProps {
  readonly history: BalanceHistory;
  /** True if a larger number beside the chart follows the crosshair. */
  readonly drivesHero?: boolean | undefined;
}

const modes = ['value', 'performance'] as const;

/** Chart of the value over time with its choices. Hidden amounts leave the way to show them in its place. */
export const BalanceChartCard = memo(function BalanceChartCard(
  props: BalanceChartCardProps,
): ReactElement {
  const t = useTranslate();
  const { amounts, toggle } = useAmountsHidden();
  const choices = useRef<HTMLDivElement>(null);
  const focusNext = useFocusOnReturn(choices);
  const { history } = props;
  const isForeign = useMoney().display.currency !== dollars.currency;
  const [isTable, setIsTable] = useState(false);
  if (amounts === 'hidden')
    return (
      <Card className={css.card}>
        <div className={css.hidden}>
          <EmptyState
            icon={icons.eyeOff}
            title={t('portfolio.chart.hidden')}
            action={
              <Button
                onClick={() => {
                  focusNext();
                  toggle();
                }}
              >
                {t('portfolio.showAmounts')}
              </Button>
            }
          />
        </div>
      </Card>
    );
  return (
    <Card className={css.card}>
      <HistoryChart {...props} isTable={isTable} onTableChange={setIsTable} />
      <div ref={choices} className={css.choices}>
        <ChartChips
          label={t('portfolio.chart.periods')}
          chips={chartPeriods.map((value) => ({ value, label: t(`portfolio.chart.${value}`) }))}
          value={history.period}
          onValueChange={history.choosePeriod}
        />
        <HistoryOptions history={history} isTable={isTable} onTableChange={setIsTable} />
      </div>
      {isForeign && <p className={css.note}>{t('portfolio.chart.inDollars')}</p>}
    </Card>
  );
});

/** Returns a function that moves the focus to the chosen period once the choices are drawn: its button goes away. */
function useFocusOnReturn(choices: RefObject<HTMLElement | null>): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || choices.current === null) return;
    isWanted.current = false;
    choices.current.querySelector<HTMLElement>(':checked')?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}

interface HistoryOptionsProps extends ChartTableButtonProps {
  readonly history: BalanceHistory;
}

/** Choice of what the line shows, and the way to the table; on a phone in a menu beside the periods. */
function HistoryOptions({ history, isTable, onTableChange }: HistoryOptionsProps): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const label = t('portfolio.chart.modes');
  if (isPhone)
    return (
      <Menu
        label={label}
        align="end"
        trigger={<IconButton size="sm" icon={icons.more} label={label} />}
      >
        {modes.map((mode) => (
          <MenuItem
            key={mode}
            isChosen={mode === history.mode}
            onSelect={() => history.chooseMode(mode)}
          >
            {t(`portfolio.chart.mode.${mode}`)}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem onSelect={() => onTableChange(!isTable)}>
          {t(isTable ? 'chart.showChart' : 'chart.showTable')}
        </MenuItem>
      </Menu>
    );
  return (
    <div className={css.options}>
      <ChartTableButton
        className={css.tableButton}
        isTable={isTable}
        onTableChange={onTableChange}
      />
      <ChartChips
        label={label}
        chips={modes.map((value) => ({ value, label: t(`portfolio.chart.mode.${value}`) }))}
        value={history.mode}
        onValueChange={history.chooseMode}
      />
    </div>
  );
}

function HistoryChart(props: BalanceChartCardProps & ChartTableButtonProps): ReactElement {
  const { history, drivesHero = false, isTable, onTableChange } = props;
  const t = useTranslate();
  const { period, mode, points } = history;
  const entries = useEntries(history);
  const isShown = useAmountsHidden().amounts === 'shown';
  const label = mode === 'value' ? 'portfolio.chart.label' : 'portfolio.chart.performanceLabel';
  return (
    <Chart
      compact
      isTable={isTable}
      onTableChange={onTableChange}
      className={css.chart.compact}
      label={t(label, { period: t(`portfolio.chart.over.${period}`) })}
      // Until it is known that amounts may be seen, the chart loads.
      points={isShown ? entries : null}
      formatValue={(value) => formatMoney(value, { signed: mode === 'performance' })}
      onPoint={drivesHero ? (point) => history.showTime(point?.t ?? null) : undefined}
      error={points === null ? history.error : undefined}
      onRetry={history.retry}
      empty={t('portfolio.chart.empty')}
      note={
        isShown && entries?.some(({ mark }) => mark !== undefined)
          ? t('portfolio.chart.dots')
          : undefined
      }
    />
  );
}

function useEntries({ points, mode }: BalanceHistory): readonly ChartEntry[] | null {
  const flowText = useFlowText();
  return useMemo(
    () =>
      points?.map(({ t, value, gain, flows }) => {
        const entry = { t, value: mode === 'value' ? value : gain };
        if (flows.length === 0) return entry;
        const isIn = flows.some(({ received }) => /[1-9]/.test(received));
        const [only] = flows.length === 1 ? flows : [];
        const at = only?.count === 1 ? { at: only.t } : {};
        const tone = isIn ? ('in' as const) : ('out' as const);
        return { ...entry, mark: { tone, text: flowText(flows), ...at } };
      }) ?? null,
    [points, mode, flowText],
  );
}
