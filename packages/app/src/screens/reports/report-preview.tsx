import { getNetwork, isNetwork, toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { formatMonth, isAboveZero, trimDecimal } from '@billfold/core/internal';
import { displayStatuses, type Report, type ReportTotal } from '@billfold/core/payments';
import { AmountText, useLocale, useTranslate } from '@billfold/react';
import { sideFade, Table, useSideFade } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { formatNet, formatSum } from '../payments/format-sum.ts';
import { isPartial } from './is-partial.ts';
import * as css from './reports.css.ts';

type Line = Report['preview'][number];

/** Totals of a report by currency, and its first rows. */
export function ReportPreview({ report }: { readonly report: Report }): ReactElement {
  const t = useTranslate();
  const { preview, rows, totals } = report;
  if (rows === 0) return <p className={css.muted}>{t('reports.totals.none')}</p>;
  const shown = preview.length;
  const title = previewTitle(report, t);
  return (
    <div className={css.preview}>
      {totals.length > 0 && <Totals report={report} />}
      <section className={css.part} aria-label={title}>
        <h2 className={css.subtitle}>{title}</h2>
        {shown < rows && (
          <p className={css.muted}>{t('reports.preview.first', { shown, count: rows })}</p>
        )}
        <SideScroll>
          <FirstRows report={report} />
        </SideScroll>
        {hasMoreColumns(report) && (
          <p className={css.muted}>
            {t('reports.preview.columns', { format: t(`reports.new.${report.format}`) })}
          </p>
        )}
      </section>
    </div>
  );
}

const previewTitle = ({ preview, rows }: Report, t: Translate): string =>
  preview.length < rows ? t('reports.preview') : t('reports.preview.all', { count: rows });

/** Part of a page whose wide table scrolls sideways, also by keys, and fades where there is more of it. */
function SideScroll({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useSideFade<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keys.
    <div ref={ref} className={`${css.scroll} ${sideFade}`} tabIndex={0}>
      {children}
    </div>
  );
}

function FirstRows({ report }: { readonly report: Report }): ReactElement {
  const t = useTranslate();
  const { preview, type } = report;
  if (type !== 'PAYMENTS') return <AnyRows report={report} />;
  return (
    <Table
      label={previewTitle(report, t)}
      rows={preview}
      getKey={(line) => cellOf(line, 'payment_id')}
      hrefOf={(line) => `/payments/payments/${cellOf(line, 'payment_id')}`}
      columns={[
        {
          id: 'payment',
          heading: t('reports.preview.payment'),
          tone: 'strong',
          draw: (line) => cellOf(line, 'order_id') || cellOf(line, 'payment_id'),
        },
        {
          id: 'status',
          heading: t('reports.preview.status'),
          draw: (line) => statusOf(line, t),
        },
        {
          id: 'created',
          heading: t('reports.preview.created'),
          tone: 'quiet',
          draw: (line) => cellOf(line, 'created_utc').replace('T', ' ').slice(0, 16),
        },
        {
          id: 'received',
          heading: t('reports.preview.received'),
          align: 'end',
          draw: (line) => `${cellOf(line, 'received')} ${cellOf(line, 'asset')}`.trim(),
        },
        {
          id: 'price',
          heading: t('reports.preview.price'),
          align: 'end',
          draw: (line) => priceOf(line),
        },
      ]}
    />
  );
}

/** Rows with the columns of their file, under words where this page knows them, else under the names of the file. */
function AnyRows({ report }: { readonly report: Report }): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const { preview } = report;
  const numbered = preview.map((line, at) => ({ line, key: String(at) }));
  return (
    <Table
      label={previewTitle(report, t)}
      rows={numbered}
      getKey={({ key }) => key}
      columns={columnsOf(report).map((id) => ({
        id,
        heading: isKnownColumn(id) ? t(`reports.column.${id}`) : id,
        ...(isKnownColumn(id) && kinds[id] !== 'text' && ({ align: 'end' } as const)),
        ...(preview.every((line) => isNothing(line, id)) && { className: css.wideColumn }),
        draw: ({ line }: (typeof numbered)[number]) => shownCell(line, id, locale),
      }))}
    />
  );
}

/** Most columns that a window of a desktop shows whole. */
const mostColumns = 7;

/** Columns of the income by month that say what came and what went back. */
const incomeColumns = [
  ...['month', 'asset', 'network', 'payments', 'received', 'received_value'],
  'refunded_value',
] as const;

/** Returns the columns that the page shows of the file of a report. */
function columnsOf({ type, preview }: Report): readonly string[] {
  const all = Object.keys(preview[0] ?? {});
  if (type !== 'TAX') return all.slice(0, mostColumns);
  return incomeColumns.filter((id) => all.includes(id));
}

/** Reports whether the file has more columns than the page shows; the list of payments shows five of many. */
const hasMoreColumns = (report: Report): boolean =>
  report.type === 'PAYMENTS' ||
  columnsOf(report).length < Object.keys(report.preview[0] ?? {}).length;

/** Kinds of the columns that have words: amounts are in the asset of their row, values in its currency. */
const kinds = {
  ...{ month: 'text', asset: 'text', network: 'text', currency: 'text' },
  ...{ payments: 'count', received: 'amount', received_value: 'value' },
  ...{ refunds: 'count', refunded: 'amount', kept: 'amount', refunded_value: 'value' },
  ...{ network_fees: 'amount', network_fees_value: 'value' },
} as const;

const isKnownColumn = (id: string): id is keyof typeof kinds => Object.hasOwn(kinds, id);

/** Reports whether a figure of a row is zero. */
function isNothing(line: Line, id: string): boolean {
  const kind = isKnownColumn(id) ? kinds[id] : 'text';
  return kind !== 'text' && /^0*(?:\.0*)?$/.test(cellOf(line, id));
}

function shownCell(line: Line, id: string, locale: string): string {
  const cell = cellOf(line, id);
  if (id === 'month' && month.test(cell)) return formatMonth(cell, locale);
  if (id === 'network') return networkName(cell);
  const kind = isKnownColumn(id) ? kinds[id] : 'text';
  if (cell === '' || kind === 'text' || kind === 'count') return cell;
  const amount = toDecimal(cell);
  const currency = cellOf(line, 'currency');
  return kind === 'value' ? formatSum({ amount, currency }) : trimDecimal(amount);
}

/** Months of the years that calendars have, as the file writes them. */
const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Name of a network for its code in the file; the code where it has none. */
function networkName(code: string): string {
  return isNetwork(code) ? getNetwork(code).name : code;
}

function cellOf(line: Line, column: string): string {
  return line[column] ?? '';
}

/** Status in the words of the list of payments; as the file has it, where this page knows no words for it. */
function statusOf(line: Line, t: Translate): string {
  const cell = cellOf(line, 'status');
  const status = displayStatuses.find((each) => each === cell);
  return status === undefined ? cell : t(`paymentStatus.${status}`);
}

function priceOf(line: Line): string {
  const [amount, currency] = [cellOf(line, 'price_amount'), cellOf(line, 'price_currency')];
  return amount === '' ? currency : formatSum({ amount: toDecimal(amount), currency });
}

function Totals({ report }: { readonly report: Report }): ReactElement {
  const t = useTranslate();
  const { totals, type } = report;
  // Other types list either what came or what went back.
  const hasNet =
    (type === 'PAYMENTS' || type === 'TAX') && totals.some(({ refunded }) => isAboveZero(refunded));
  const money = (amount: ReportTotal['received'], currency: string) => (
    <AmountText amount={formatSum({ amount, currency })} />
  );
  return (
    <section className={css.part} aria-label={t('reports.totals')}>
      <h2 className={css.subtitle}>{t('reports.totals')}</h2>
      <SideScroll>
        <Table
          label={t('reports.totals')}
          rows={totals}
          getKey={({ currency }) => currency}
          columns={[
            {
              id: 'currency',
              heading: t('reports.totals.currency'),
              tone: 'strong',
              draw: ({ currency }) => currency,
            },
            // Income knows confirmed payments alone.
            ...(type === 'TAX'
              ? []
              : [
                  {
                    id: 'created',
                    heading: t('reports.totals.created'),
                    align: 'end',
                    draw: ({ created }: ReportTotal) => created,
                  } as const,
                ]),
            {
              id: 'count',
              heading: t('reports.totals.count'),
              align: 'end',
              draw: ({ count }) => count,
            },
            {
              id: 'received',
              heading: t('reports.totals.received'),
              align: 'end',
              tone: 'strong',
              draw: ({ received, currency }) => money(received, currency),
            },
            {
              id: 'refunded',
              heading: t('reports.totals.refunded'),
              align: 'end',
              draw: ({ refunded, currency }) => money(refunded, currency),
            },
            ...(hasNet
              ? [
                  {
                    id: 'net',
                    heading: t('reports.totals.net'),
                    align: 'end',
                    tone: 'strong',
                    draw: (total: ReportTotal) => <AmountText amount={formatNet(total)} />,
                  } as const,
                ]
              : []),
          ]}
        />
      </SideScroll>
      {isPartial(report) && <p className={css.muted}>{t('reports.totals.partial')}</p>}
    </section>
  );
}
