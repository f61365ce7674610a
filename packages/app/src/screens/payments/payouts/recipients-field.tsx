import { fieldMessage } from '@billfold/core/flows';
import { findNamedAsset } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, icons, useIsPhone } from '@billfold/react/internal';
import { type ReactElement, type RefObject, useMemo } from 'react';
import { csvTypes, FileButton } from '../../../common/file-button.tsx';
import { CsvColumns } from './csv-columns.tsx';
import { createRow, type RowCells } from './payout-rows.ts';
import * as css from './payouts.css.ts';
import { RecipientRow } from './recipient-row.tsx';
import { faultsOfRows, filledRows, type RefusedRows } from './row-faults.ts';
import type { PayoutForm } from './use-payout-plan.ts';

export interface RecipientsFieldProps {
  readonly form: PayoutForm;
  readonly refused: RefusedRows;
  /** Element around the rows, in which one of them is focused. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/** Rows of a payout: typed, pasted from a spreadsheet, or from a file that is chosen or dropped on them. */
export function RecipientsField({ form, refused, list }: RecipientsFieldProps): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { rows, order, most, state, added, setRows, paste, readFile } = form;
  const asset = findNamedAsset(form.asset);
  const faults = useMemo(() => faultsOfRows(rows, refused), [rows, refused]);
  const isMissing = state.invalid.csv === 'payouts.csv.missing';
  const message = fieldMessage(state, 'csv', t);
  const change = (index: number, next: Partial<RowCells>): void =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...next } : row)));
  const moveTo = (index: number): void => {
    // The rows are drawn first.
    requestAnimationFrame(() => focusRow(list.current, index));
  };
  const count = filledRows(rows).length;
  return (
    <section
      className={css.recipients}
      aria-label={t('payouts.rows')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        if (!state.isBusy) void readFile(file);
      }}
    >
      <div className={css.recipientsHead}>
        <h2 className={css.recipientsTitle}>{t('payouts.rows')}</h2>
        <p className={css.muted}>{t('payouts.rows.hint')}</p>
      </div>
      <div ref={list} className={css.rows}>
        {rows.map((row, index) => (
          <RecipientRow
            key={row.id}
            {...{ row, order, isPhone }}
            number={index + 1}
            faults={{
              ...(isMissing && index === 0 && message !== undefined && { address: message }),
              ...faults[index],
            }}
            unit={asset?.symbol ?? null}
            decimals={asset?.decimals ?? mostDecimals}
            readOnly={state.isBusy}
            onChange={(next) => change(index, next)}
            onPaste={(text, field) => void paste(text, index, field)}
            onRemove={
              rows.length === 1
                ? null
                : () => {
                    setRows(rows.filter((_, at) => at !== index));
                    moveTo(Math.min(index, rows.length - 2));
                  }
            }
          />
        ))}
      </div>
      <div className={css.actions}>
        <Button
          icon={icons.plus}
          disabled={state.isBusy}
          missing={rows.length >= most ? t('payouts.limit') : undefined}
          onClick={() => {
            setRows([...rows, createRow()]);
            moveTo(rows.length);
          }}
        >
          {t('payouts.row.add')}
        </Button>
        <FileButton
          label={t('payouts.file')}
          accept={csvTypes}
          disabled={state.isBusy}
          onFile={(file) => void readFile(file)}
        >
          {t('payouts.file.choose')}
        </FileButton>
        {rows.length > 1 && (
          <Button
            variant="plain"
            disabled={state.isBusy}
            onClick={() => {
              setRows([createRow()]);
              moveTo(0);
            }}
          >
            {t('payouts.rows.clear')}
          </Button>
        )}
      </div>
      <p className={css.problem} aria-live="polite">
        {!isMissing && message}
      </p>
      <p className={css.added} aria-live="polite">
        {added !== null && t(`payouts.file.${added.way}`, { ...added })}
      </p>
      <div className={css.limits}>
        <p className={count > most ? css.tooMany : css.muted} aria-live="polite">
          {t(count === 0 ? 'payouts.csv.count.none' : 'payouts.csv.count.most', { count, most })}
        </p>
        <CsvColumns />
      </div>
    </section>
  );
}

/** Most decimals that any asset has. */
const mostDecimals = 18;

/** Focuses the first field of a row that has a fault, or else its first one. */
export function focusRow(list: HTMLElement | null, index: number): void {
  const row = list?.children.item(index);
  const field =
    row?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
    row?.querySelector<HTMLInputElement>('input');
  field?.focus();
}
