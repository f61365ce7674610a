'use client';
import {
  type ChangeEvent,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
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
  /** Class of the element around the input and its neighbours. */
  readonly boxRef?: Ref<HTMLDivElement> | undefined;
  /** Opens under that, such as a list of suggestions. */
  readonly under?: ReactNode;
  /** Under the message, whether that is an error or not. */
  readonly below?: ReactNode;
  /** The label is read aloud only: what stands above the field says it. */
  readonly hidesLabel?: boolean | undefined;
}

interface InputOfField extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {}

/** One line of text under a label, with what is wrong with it read aloud when it appears. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, below, action, className, hidesLabel, onValueChange, ...rest },
  ref,
) {
  const { leading, trailing, mono, boxRef, under, ...input } = rest;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const about = { label, error, hint, below, action, className, hidesLabel };
  return (
    <Field {...about}>
      {(control) => (
        <div ref={boxRef} className={css.box}>
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
          {trailing && (
            <span
              className={classNames(
                css.beside,
                typeof trailing === 'string' ? css.textAfter : css.after,
              )}
            >
              {trailing}
            </span>
          )}
          {under}
        </div>
      )}
    </Field>
  );
});
