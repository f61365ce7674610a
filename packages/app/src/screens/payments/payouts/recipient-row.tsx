import { useTranslate } from '@billfold/react';
import { IconButton, icons, TextField } from '@billfold/react/internal';
import type { ClipboardEvent, ReactElement } from 'react';
import type { PayoutRow, RowCells, RowField } from './payout-rows.ts';
import * as css from './payouts.css.ts';
import { isTable } from './read-table.ts';
import { RowAmount } from './row-amount.tsx';
import type { RowFaults } from './row-faults.ts';

export interface RecipientRowProps {
  readonly row: PayoutRow;
  /** Counted from 1. */
  readonly number: number;
  /** Its fields, in their order. */
  readonly order: readonly RowField[];
  readonly faults: RowFaults;
  readonly unit: string | null;
  readonly decimals: number;
  readonly readOnly: boolean;
  readonly isPhone: boolean;
  readonly onChange: (next: Partial<RowCells>) => void;
  /** Called with a pasted text of several cells. */
  readonly onPaste: (text: string, field: RowField) => void;
  /** Removes the row; null where it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** One recipient of a payout: a line of fields, or a block of them on a phone. */
export function RecipientRow(props: RecipientRowProps): ReactElement {
  const t = useTranslate();
  const { row, number, order, faults, isPhone, readOnly, onChange, onPaste, onRemove } = props;
  const name = t('payouts.row', { number });
  const fieldProps = (field: RowField) => ({
    label: field === 'memo' ? t('payout.lines.memo') : t(`payouts.row.${field}`),
    // The first row has the headings of the columns.
    hidesLabel: !isPhone && number > 1,
    value: row[field],
    error: faults[field],
    readOnly,
    autoComplete: 'off',
    onValueChange: (text: string) => onChange({ [field]: text }),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (readOnly || !isTable(text, field)) return;
      event.preventDefault();
      onPaste(text, field);
    },
  });
  return (
    <fieldset className={order.includes('memo') ? css.memoRow : css.recipient} aria-label={name}>
      <span className={number > 1 ? css.number : css.firstNumber} aria-hidden="true">
        {isPhone ? name : number}
      </span>
      <TextField
        className={css.addressCell}
        mono
        spellCheck={false}
        autoCapitalize="off"
        maxLength={200}
        {...fieldProps('address')}
      />
      <RowAmount
        className={css.amountCell}
        unit={props.unit}
        decimals={props.decimals}
        {...fieldProps('amount')}
      />
      {order.includes('memo') && (
        <TextField className={css.memoCell} maxLength={600} {...fieldProps('memo')} />
      )}
      <TextField className={css.referenceCell} maxLength={100} {...fieldProps('reference')} />
      <div className={number > 1 ? css.removal : css.firstRemoval}>
        <IconButton
          icon={icons.trash}
          label={t('payouts.row.remove', { number })}
          disabled={onRemove === null || readOnly}
          onClick={() => onRemove?.()}
        />
      </div>
    </fieldset>
  );
}
