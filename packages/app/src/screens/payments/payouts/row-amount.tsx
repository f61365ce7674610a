import { sanitizeAmountInput } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { pastedAmount, TextField, withTypedPoint } from '@billfold/react/internal';
import { type ClipboardEvent, type ReactElement, useState } from 'react';

export interface RowAmountProps {
  readonly className: string;
  readonly label: string;
  readonly hidesLabel: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly autoComplete: string;
  /** Symbol of the asset; null before one is chosen. */
  readonly unit: string | null;
  readonly decimals: number;
  readonly onValueChange: (text: string) => void;
  /** Takes a table, which it prevents from being pasted here. */
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** Amount of one recipient, which takes no text that can be read as two numbers. */
export function RowAmount(props: RowAmountProps): ReactElement {
  const { unit, decimals, value, error, readOnly, onValueChange, onPaste, ...field } = props;
  const t = useTranslate();
  // Contents of the field when a paste was refused: said until it holds something else.
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste(event);
    const text = event.clipboardData.getData('text');
    // A piece of a number goes where the caret is, like typing.
    if (readOnly || event.defaultPrevented || /^[\d.]*$/.test(text)) return;
    event.preventDefault();
    const amount = pastedAmount(text, unit ?? ' ');
    setRefusedAt(amount === null ? value : null);
    if (amount !== null) onValueChange(sanitizeAmountInput(value, amount, decimals));
  };
  // A text that is no amount stays one until a whole edit of it is: a key may not turn it into another amount.
  const change = (text: string): void => {
    setRefusedAt(null);
    const typed = isPlain(value) ? withTypedPoint(text) : text;
    const isTaken = isPlain(value) || isPlain(typed);
    onValueChange(isTaken ? sanitizeAmountInput(value, typed, decimals) : text);
  };
  const unclear = isPlain(value) ? undefined : t('payouts.row.unclear');
  return (
    <TextField
      {...field}
      inputMode="decimal"
      dir="ltr"
      maxLength={60}
      value={value}
      readOnly={readOnly}
      error={refusedAt === value ? t('amount.notRead') : (error ?? unclear)}
      trailing={unit ?? undefined}
      onPaste={paste}
      onValueChange={change}
    />
  );
}

/** Reports whether a text is an amount, or the beginning of one. */
const isPlain = (text: string): boolean => /^\d*\.?\d*$/.test(text);
