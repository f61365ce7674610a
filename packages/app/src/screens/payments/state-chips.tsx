import { sideFade, useSideFade } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payments.css.ts';

export interface StateChipsProps<T extends string> {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly options: readonly { readonly id: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (id: T) => void;
}

/** Choice of the state whose things a list shows. */
export function StateChips<T extends string>(props: StateChipsProps<T>): ReactElement {
  const { label, options, value, onChange } = props;
  const line = useSideFade<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box around the chips.
    <div ref={line} role="group" aria-label={label} className={`${css.chips} ${sideFade}`}>
      {options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={css.chip}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
