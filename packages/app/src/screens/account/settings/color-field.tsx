import { Field } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './color-field.css.ts';

export interface ColorFieldProps {
  readonly label: string;
  /** Such as `#0b6b4b`. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** A colour, chosen with the picker of the device. */
export function ColorField(props: ColorFieldProps): ReactElement {
  const { label, value, error, onValueChange } = props;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            type="color"
            className={css.swatch}
            value={value.toLowerCase()}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <span className={css.code} aria-hidden="true">
            {value.toLowerCase()}
          </span>
        </div>
      )}
    </Field>
  );
}
