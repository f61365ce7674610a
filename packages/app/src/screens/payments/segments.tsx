import type { ReactElement } from 'react';
import * as css from './segments.css.ts';
import type { StateChipsProps } from './state-chips.tsx';

/** Choice between a few lists of one page, in the look of the switch between wallet and payments. */
export function Segments<T extends string>(props: StateChipsProps<T>): ReactElement {
  const { label, options, value, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box around the segments.
    <div role="group" aria-label={label} className={css.segments}>
      {options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={css.segment}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
