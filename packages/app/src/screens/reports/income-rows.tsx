import { useLocale, useTranslate } from '@billfold/react';
import { Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { cellOf, isNothing, type Line, shownCell } from './report-cells.ts';
import * as css from './reports.css.ts';

/** Columns of the income by month that say what came and what went back. */
const columns = [
  ...(['month', 'asset', 'network', 'payments', 'received', 'received_value'] as const),
  'refunded_value',
] as const;
type Column = (typeof columns)[number];

/** Reports whether anything came or went back in a row; network fees alone are no income. */
export const hasIncome = (line: Line): boolean => figures.some((id) => !isNothing(line, id));

const figures = ['payments', 'received', 'received_value', 'refunded', 'refunded_value'];

export interface IncomeRowsProps {
  readonly label: string;
  readonly lines: readonly Line[];
}

/** Income by month, coin and network; on a phone each row is two lines. */
export function IncomeRows({ label, lines }: IncomeRowsProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const rows = lines.map((line, at) => ({ line, key: String(at) }));
  return (
    <Table
      label={label}
      rows={rows}
      getKey={({ key }) => key}
      phoneRows="grid"
      rowClassName={() => css.incomeRow}
      columns={columns.map((id) => ({
        id,
        heading: t(`reports.column.${id}`),
        ...(isFigure(id) && ({ align: 'end' } as const)),
        className: css.incomeColumns[id],
        draw: ({ line }: (typeof rows)[number]) => (
          <Cell id={id} line={line} text={shownCell(line, id, locale)} />
        ),
      }))}
    />
  );
}

const isFigure = (id: Column): boolean => id !== 'month' && id !== 'asset' && id !== 'network';

interface CellProps {
  readonly id: Column;
  readonly line: Line;
  readonly text: string;
}

/** Figure of a row, with the words that it needs on a phone, where no heading stands above it. */
function Cell({ id, line, text }: CellProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const asset = cellOf(line, 'asset');
  switch (id) {
    case 'month': {
      const count = Number(cellOf(line, 'payments'));
      return (
        <>
          {text}
          <span className={css.onPhone}>{` · ${asset} · ${t('payments.count', { count })}`}</span>
        </>
      );
    }
    case 'received':
      return (
        <>
          {text}
          <span className={css.onPhone}>{` ${asset} · ${shownCell(line, 'network', locale)}`}</span>
        </>
      );
    case 'refunded_value':
      return isNothing(line, id) ? (
        <span className={css.notOnPhone}>{text}</span>
      ) : (
        <>
          <span className={css.notOnPhone}>{text}</span>
          <span className={css.onPhone}>{t('reports.preview.refunded', { value: text })}</span>
        </>
      );
    default:
      return <>{text}</>;
  }
}
