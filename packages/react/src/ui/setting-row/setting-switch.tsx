'use client';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as switchCss from '../switch/switch.css.ts';
import * as css from './setting-row.css.ts';
import { RowError } from './setting-row.tsx';

export interface SettingSwitchProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Saved value. */
  readonly checked: boolean;
  /** Saves the new value. While it runs the switch shows that value, and afterwards the saved one. */
  readonly onSave: (checked: boolean) => Promise<unknown>;
  /** Reason why the last change was not saved. */
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Set where the switch asks for more in a dialog before it saves. */
  readonly asks?: boolean | undefined;
}

/** Row with a switch that saves at once, and returns to the saved value after a failure. */
export function SettingSwitch(props: SettingSwitchProps): ReactElement {
  const { title, hint, checked, onSave, error, disabled, asks = false } = props;
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = async (next: boolean): Promise<void> => {
    if (wanted !== null) return;
    setWanted(next);
    try {
      await onSave(next);
    } finally {
      setWanted(null);
    }
  };
  const shown = wanted ?? checked;
  return (
    <div className={classNames(css.row, css.oneLine)}>
      <div className={css.words}>
        <label htmlFor={id} className={classNames(css.title, css.label)}>
          {title}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={css.hint}>
            {hint}
          </div>
        )}
        <RowError>{error}</RowError>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={switchCss.track}
        aria-checked={shown}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={wanted !== null}
        aria-haspopup={asks ? 'dialog' : undefined}
        checked={shown}
        disabled={disabled}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
    </div>
  );
}
