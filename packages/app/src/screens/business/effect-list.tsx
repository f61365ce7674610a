import type { ReactElement } from 'react';
import * as css from './business.css.ts';

export interface EffectListProps {
  readonly title: string;
  readonly effects: readonly string[];
}

/** Effects of an action under one title, such as everything that stops. */
export function EffectList({ title, effects }: EffectListProps): ReactElement {
  return (
    <div>
      <p className={css.stepTitle}>{title}</p>
      <ul className={css.effects} aria-label={title}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}
