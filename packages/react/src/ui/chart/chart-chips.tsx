'use client';
import { type ReactElement, useId } from 'react';
import * as css from './chart-chips.css.ts';

export interface ChartChip<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface ChartChipsProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly chips: readonly ChartChip<T>[];
  readonly value: T;
  readonly onValueChange: (value: T) => void;
}

/** Choice of what a chart shows: radio buttons in a row, which the arrow keys move through. */
export function ChartChips<T extends string>(props: ChartChipsProps<T>): ReactElement {
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
