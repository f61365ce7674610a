import { type ReactElement, type ReactNode, useRef } from 'react';
import { SandboxBanner } from './sandbox-banner.tsx';
import * as css from './shell.css.ts';
import { useCovered } from './use-covered.ts';

/** The bar that stays at the top of a page. */
export function TopBar({ children }: { readonly children: ReactNode }): ReactElement {
  const bar = useRef<HTMLElement>(null);
  useCovered(bar, 'top');
  return (
    <header ref={bar} className={css.header}>
      <SandboxBanner />
      {children}
    </header>
  );
}
