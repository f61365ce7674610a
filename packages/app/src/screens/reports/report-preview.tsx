import { toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { isAboveZero } from '@billfold/core/internal';
import { displayStatuses, type Report, type ReportTotal } from '@billfold/core/payments';
import { AmountText, useLocale, useTranslate } from '@billfold/react';
import { sideFade, Table, useSideFade } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { formatNet, formatSum } from '../payments/format-sum.ts';
import { hasIncome, IncomeRows } from './income-rows.tsx';
import { isPartial } from './is-partial.ts';
import { cellOf, isKnownColumn, isNothing, kinds, type Line, shownCell } from './report-cells.ts';
import * as css from './reports.css.ts';

/** Totals of a report by currency, and its first rows. */
export function ReportPreview({ report }: { readonly report: Report }): ReactElement {
  const t = useTranslate();
  const { preview, rows, totals } = report;
  if (rows === 0) return <p className={css.muted}>{t('reports.totals.none')}</p>;
  const shown = rowsWithFigures(report);
  const title = previewTitle(report, t);
  const format = t(`reports.new.${report.format}`);
  return (
    <div className={css.preview}>
      {totals.length > 0 && <Totals report={report} />}
      {shown.length > 0 && (
        <section className={css.part} aria-label={title}>
          <h2 className={css.subtitle}>{title}</h2>
          {shown.length < preview.length ? (
            <p className={css.muted}>
              {t('reports.preview.figures.text', { count: rows, format })}
            </p>
          ) : (
            preview.length < rows && (
              <p className={css.muted}>
                {t('reports.preview.first', { shown: preview.length, count: rows })}
              </p>
            )
          )}
          <SideScroll>
            <FirstRows report={report} />
          </SideScroll>
          {hasMoreColumns(report) && (
            <p className={css.muted}>{t('reports.preview.columns', { format })}</p>
          )}
        </section>
      )}
    </div>
  );
}

/** Returns the rows that the page shows: income of a month without payments and refunds is in the file alone. */
const rowsWithFigures = ({ type, preview }: Report): readonly Line[] =>
  type === 'TAX' ? preview.filter(hasIncome) : preview;

function previewTitle(report: Report, t: Translate): string {
  const { preview, rows } = report;
  if (rowsWithFigures(report).length < preview.length) return t('reports.preview.figures');
  return preview.length < rows ? t('reports.preview') : t('reports.preview.all', { count: rows });
}

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
  if (type === 'TAX')
    return <IncomeRows label={previewTitle(report, t)} lines={rowsWithFigures(report)} />;
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
  const columns = Object.keys(preview[0] ?? {}).slice(0, mostColumns);
  const numbered = preview.map((line, at) => ({ line, key: String(at) }));
  return (
    <Table
      label={previewTitle(report, t)}
      rows={numbered}
      getKey={({ key }) => key}
      columns={columns.map((id) => ({
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

/** Reports whether the file has more columns than the page shows; payments and income show some of many. */
const hasMoreColumns = ({ type, preview }: Report): boolean =>
  type === 'PAYMENTS' || type === 'TAX' || Object.keys(preview[0] ?? {}).length > mostColumns;

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
