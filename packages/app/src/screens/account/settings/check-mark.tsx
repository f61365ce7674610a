import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './events-table.css.ts';

export interface CheckMarkProps {
  /** Read aloud: row and column say it to who sees. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox in a cell of a table. */
export function CheckMark({ label, checked, disabled, onChange }: CheckMarkProps): ReactElement {
  return (
    <label className={css.mark}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Icon shape={icons.check} size={16} className={css.check} />
    </label>
  );
}
