'use client';
import { type ReactElement, useId } from 'react';
import * as css from './period-chips.css.ts';

export interface PeriodChip<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface PeriodChipsProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly chips: readonly PeriodChip<T>[];
  readonly value: T;
  readonly onValueChange: (value: T) => void;
}

/** Choice of the period of a chart: radio buttons in a row, which the arrow keys move through. */
export function PeriodChips<T extends string>(props: PeriodChipsProps<T>): ReactElement {
  const { label, chips, value, onValueChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.chips}>
      {chips.map((chip) => (
        <label key={chip.value} className={css.chip}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={chip.value === value}
            onChange={() => onValueChange(chip.value)}
          />
          {chip.label}
        </label>
      ))}
    </div>
  );
}
