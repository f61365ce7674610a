import { type ReactElement, type ReactNode, useRef } from 'react';
import { SandboxBanner } from './sandbox-banner.tsx';
import * as css from './shell.css.ts';
import { useCovered } from './use-covered.ts';

export interface TopBarProps {
  readonly children: ReactNode;
  /** Line under the bar, which leaves with the page. */
  readonly below?: ReactNode;
}

/** Head of a page: its bar stays at the top, the banner above it and the line below it leave with the page. */
export function TopBar({ children, below }: TopBarProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  useCovered(bar, 'top');
  return (
    <header className={css.header}>
      <SandboxBanner />
      <div ref={bar} className={css.stays}>
        {children}
      </div>
      {below}
    </header>
  );
}
