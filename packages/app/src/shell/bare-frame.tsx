import { Surface } from '@billfold/react';
import type { ReactElement, ReactNode } from 'react';
import * as css from './bare-frame.css.ts';

/** Embedded: the screen alone. */
export function BareFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Surface as="main" className={css.page}>
      {children}
    </Surface>
  );
}
