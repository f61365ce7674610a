import type { ReactElement, ReactNode } from 'react';
import * as css from './screen-actions.css.ts';

export interface ScreenActionsProps {
  /** Button that most people come for, or null. */
  readonly main: ReactNode;
  readonly children: ReactNode;
}

/** Actions of a screen beside its title. On a phone the main one comes first and as wide as there is room. */
export function ScreenActions({ main, children }: ScreenActionsProps): ReactElement {
  return (
    <div className={css.actions}>
      {children}
      {main !== null && <span className={css.main}>{main}</span>}
    </div>
  );
}
