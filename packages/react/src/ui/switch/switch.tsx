'use client';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { plain } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './switch.css.ts';

export interface SwitchProps extends InputOfSwitch {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Explanation under the label. */
  readonly hint?: ReactNode;
}

interface InputOfSwitch
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked' | 'onChange'> {}

/** Something that is on or off at once; what is sent with a form is a Checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, checked, onCheckedChange, hint, className, ...input },
  ref,
) {
  const hintId = useId();
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label}>
        <span className={plain}>{label}</span>
        <input
          {...input}
          ref={ref}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className={css.track}
          checked={checked}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
      </label>
      {hint !== undefined && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  );
});
