'use client';
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';

export interface TextFieldProps extends FieldProps, InputOfField {
  /** Inside the edge, before and after the text. */
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** For addresses, hashes and words of a seed phrase, which are written from left to right. */
  readonly mono?: boolean | undefined;
  readonly onValueChange?: ((text: string) => void) | undefined;
}

interface InputOfField extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, action, className, leading, trailing, mono, onValueChange, ...input },
  ref,
) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field label={label} error={error} hint={hint} action={action} className={className}>
      {(control) => (
        <div className={css.box}>
          {leading && <span className={classNames(css.beside, css.before)}>{leading}</span>}
          <input
            type="text"
            dir={mono ? 'ltr' : undefined}
            {...input}
            {...control}
            ref={ref}
            className={classNames(css.input, mono && css.mono)}
            onChange={change}
          />
          {trailing && <span className={classNames(css.beside, css.after)}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
});
