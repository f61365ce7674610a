'use client';
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './amount-field.css.ts';

export interface AmountFieldProps extends FieldProps, InputOfAmount {
  /** The text as it is typed; what may stand in it is decided by whoever holds it. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly unit: string;
  /** Under the number: the same in another currency, and how to swap them. */
  readonly equivalent?: ReactNode;
  /** Beside Max: how much there is. */
  readonly secondary?: ReactNode;
  readonly onMax?: (() => void) | undefined;
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
    onValueChange,
    unit,
    equivalent,
    secondary,
    onMax,
    ...input
  },
  ref,
) {
  const t = useTranslate();
  const change = (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value);
  return (
    <Field label={label} error={error} hint={hint} action={action} className={className}>
      {(control) => (
        <div className={css.well}>
          <div className={css.line}>
            <input
              placeholder="0"
              autoComplete="off"
              {...input}
              {...control}
              ref={ref}
              type="text"
              inputMode="decimal"
              dir="ltr"
              className={css.input}
              onChange={change}
            />
            <span className={css.unit}>{unit}</span>
          </div>
          {equivalent && <div className={css.equivalent}>{equivalent}</div>}
          <div className={css.under}>
            <span className={css.secondary}>{secondary}</span>
            {onMax && (
              <Button size="sm" className={css.max} disabled={input.disabled} onClick={onMax}>
                {t('amount.max')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
});
