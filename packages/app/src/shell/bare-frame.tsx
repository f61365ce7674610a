import { shellTexts } from '@billfold/core/internal';
import { Surface, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import * as css from './bare-frame.css.ts';
import { ConnectionPill } from './connection-pill.tsx';
import { SandboxStrip } from './sandbox-strip.tsx';
import { ShellDialogsProvider } from './shell-dialogs-provider.tsx';

/** Embedded: the screen alone, and the dialogs that it opens. */
export function BareFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  useTexts(shellTexts);
  return (
    <ShellDialogsProvider>
      <Surface as="main">
        <ConnectionPill place="page" />
        <SandboxStrip />
        <div className={css.content}>{children}</div>
      </Surface>
    </ShellDialogsProvider>
  );
}
