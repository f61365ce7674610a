'use client';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { plain } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends InputOfCheckbox {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** A checkbox that is given one, even undefined, keeps the place where it is going to stand. */
  readonly error?: string | undefined;
  /** In the place of the error while there is none. */
  readonly hint?: ReactNode;
}

interface InputOfCheckbox
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange'> {}

/** A yes or no that is sent with a form; what is on or off at once is a Switch. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, checked, onCheckedChange, error = '', hint, className, ...input } = props;
  const showsHint = error === '' && hint !== undefined;
  const hasLine = 'error' in props || hint !== undefined;
  const errorId = useId();
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label}>
        <input
          {...input}
          ref={ref}
          type="checkbox"
          className={css.box}
          checked={checked}
          aria-invalid={error !== ''}
          aria-describedby={hasLine ? errorId : undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <Icon shape={icons.check} size={16} className={css.check} />
        <span className={plain}>{label}</span>
      </label>
      {hasLine && (
        <div id={errorId} className={showsHint ? css.hint : css.error} aria-live="polite">
          {showsHint ? hint : error}
        </div>
      )}
    </div>
  );
});
