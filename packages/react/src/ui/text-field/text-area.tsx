'use client';
import { type ChangeEvent, forwardRef, type TextareaHTMLAttributes } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly mono?: boolean | undefined;
  readonly onValueChange?: ((text: string) => void) | undefined;
}

/** Several lines of text under a label; `rows` are shown, 3 unless given. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, action, className, mono, onValueChange, rows = 3, ...area },
  ref,
) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    area.onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field label={label} error={error} hint={hint} action={action} className={className}>
      {(control) => (
        <div className={css.box}>
          <textarea
            dir={mono ? 'ltr' : undefined}
            {...area}
            {...control}
            ref={ref}
            rows={rows}
            className={classNames(css.input, css.area, mono && css.mono)}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
});
