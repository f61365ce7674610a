import { Surface } from '@billfold/react';
import type { ReactElement, ReactNode } from 'react';
import { Header } from './header.tsx';
import * as css from './shell.css.ts';

/** The header alone: while there is no wallet, nothing else can be reached. */
export function HeaderFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Surface className={css.page}>
      <Header />
      <main id="content" className={css.narrow} tabIndex={-1}>
        {children}
      </main>
    </Surface>
  );
}
