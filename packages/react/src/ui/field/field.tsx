'use client';
import { forwardRef, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './field.css.ts';

export interface FieldProps {
  readonly label: string;
  /** Error text under the control. Replaces the hint. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** At the end of the label's line. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Ties a control to its label and its message: spread it on the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

interface FieldContent {
  readonly children: (control: FieldControl) => ReactNode;
  /** Under the message and part of the description, whether the message is an error or not. */
  readonly below?: ReactNode;
  /** The label is read aloud only: what stands above the field says it. */
  readonly hidesLabel?: boolean | undefined;
}

/** A label, a control, and a line for what is to say about it, which is there before it is needed. */
export const Field = forwardRef<HTMLDivElement, FieldProps & FieldContent>(function Field(
  { label, error, hint, below, action, className, children, hidesLabel = false },
  ref,
) {
  const id = useId();
  const messageId = `${id}-message`;
  const belowId = `${id}-below`;
  const describedBy = below === undefined ? messageId : `${messageId} ${belowId}`;
  const invalid = error !== undefined && error !== '';
  return (
    <div
      ref={ref}
      className={classNames(css.field, hint ? css.hinted : css.plain, className)}
      part="field"
    >
      <div className={hidesLabel ? css.hiddenLabel : css.labelRow}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {action}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid })}
      <div
        id={messageId}
        className={classNames(css.message, invalid && css.error)}
        aria-live="polite"
      >
        {invalid ? error : hint}
      </div>
      {below !== undefined && (
        <div className={css.below} id={belowId}>
          {below}
        </div>
      )}
    </div>
  );
});
