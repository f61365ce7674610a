'use client';
import {
  type ChangeEvent,
  type ClipboardEvent,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  useState,
} from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './amount-field.css.ts';
import { pastedAmount, withTypedPoint } from './typed-amount.ts';
import { useAfterInput } from './use-after-input.ts';

export interface AmountFieldProps extends FieldProps, InputOfAmount {
  /**
   * The typed text; the owner decides which characters it keeps. A pasted text arrives as a plain
   * number, and is refused if it is ambiguous (see "Pasted amounts" in docs/decisions/money.md).
   */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly unit: string;
  /** In the place of the unit, where it can be changed. */
  readonly unitControl?: ReactNode;
  /** The label is read aloud only, where the title above the field is the same word. */
  readonly hidesLabel?: boolean | undefined;
  /** Under the number: the same in another currency, and how to swap them. */
  readonly equivalent?: ReactNode;
  /** Beside Max: how much there is. */
  readonly secondary?: ReactNode;
  readonly onMax?: (() => void) | undefined;
  /** Quiet line below: what bounds the amount. */
  readonly limits?: ReactNode;
  /** One second after the last edit, with the text that it left. */
  readonly onAfterInput?: ((text: string) => void) | undefined;
}

interface InputOfAmount
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'value' | 'type'> {}

/** An amount of money. A text field, because a number field rounds and speaks the browser's locale. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  {
    label,
    error,
    hint,
    action,
    className,
    value,
    onValueChange,
    unit,
    unitControl,
    hidesLabel,
    equivalent,
    secondary,
    onMax,
    limits,
    onAfterInput,
    ...input
  },
  ref,
) {
  const t = useTranslate();
  const tellLater = useAfterInput(onAfterInput);
  const edit = (text: string): void => {
    onValueChange(text);
    tellLater(text);
  };
  // Contents of the field when a paste was refused: said until it holds something else.
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    setRefusedAt(null);
    edit(withTypedPoint(event.currentTarget.value));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    // A piece of a number goes where the caret is, like typing.
    if (input.readOnly || /^[\d.]*$/.test(text)) return;
    event.preventDefault();
    const amount = pastedAmount(text, unit);
    setRefusedAt(amount === null ? value : null);
    if (amount !== null) edit(amount);
  };
  return (
    <Field
      label={label}
      hidesLabel={hidesLabel}
      error={refusedAt === value ? t('amount.notRead') : error}
      hint={hint}
      action={action}
      className={className}
    >
      {(control) => (
        <>
          <div className={css.well}>
            <div className={css.line}>
              <input
                placeholder="0"
                autoComplete="off"
                {...input}
                {...control}
                ref={ref}
                value={value}
                type="text"
                inputMode="decimal"
                dir="ltr"
                className={css.input}
                onChange={change}
                onPaste={paste}
              />
              <span className={css.unit}>{unitControl ?? unit}</span>
            </div>
            {equivalent && <div className={css.equivalent}>{equivalent}</div>}
            {(secondary !== undefined || onMax) && (
              <div className={css.under}>
                <span className={css.secondary}>{secondary}</span>
                {onMax && (
                  <Button size="sm" className={css.max} disabled={input.disabled} onClick={onMax}>
                    {t('amount.max')}
                  </Button>
                )}
              </div>
            )}
          </div>
          {limits && <div className={css.limits}>{limits}</div>}
        </>
      )}
    </Field>
  );
});
