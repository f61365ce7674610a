'use client';
import { type ChangeEvent, forwardRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './otp-field.css.ts';

export interface OtpFieldProps extends FieldProps {
  /** Length of the code; 6 unless given. */
  readonly digits?: number | undefined;
  readonly readOnly?: boolean | undefined;
  /** The digits so far. */
  readonly onValueChange?: ((digits: string) => void) | undefined;
  /** Called with the complete code, and again when its digits change. */
  readonly onComplete?: ((code: string) => void) | undefined;
}

/**
 * Field for a one-time code of digits. One input, so that pasting, password managers and the
 * keyboard's suggestion work; it drops every other character. Uncontrolled, because a code is a
 * secret while it is valid.
 */
export const OtpField = forwardRef<HTMLInputElement, OtpFieldProps>(function OtpField(
  { digits = 6, readOnly, onValueChange, onComplete, ...field },
  ref,
) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const code = input.value.replace(/\D/g, '').slice(0, digits);
    if (code !== input.value) input.value = code;
    onValueChange?.(code);
    if (code.length === digits) onComplete?.(code);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldCss.box}>
          <input
            {...control}
            ref={ref}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={readOnly}
            placeholder={'\u2013'.repeat(digits)}
            className={classNames(fieldCss.input, fieldCss.mono, css.code)}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
});
