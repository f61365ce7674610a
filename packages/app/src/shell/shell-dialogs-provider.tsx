import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useSite } from '../routing/site-context.ts';
import { ShellDialogs } from './shell-dialogs.tsx';
import {
  type ShellDialog,
  ShellDialogsContext,
  type ShellDialogsControl,
} from './shell-dialogs-context.ts';

/** Lets everything inside open the dialogs, which stand over the page. */
export function ShellDialogsProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [dialog, setDialog] = useState<ShellDialog | null>(null);
  const { dialogs } = useSite();
  const control = useMemo(
    (): ShellDialogsControl => ({
      open: setDialog,
      intent: (name) => {
        // A failure is told when it is opened.
        const fetchAhead = (): void => void dialogs[name].load().catch(() => undefined);
        return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
      },
    }),
    [dialogs],
  );
  return (
    <ShellDialogsContext value={control}>
      {children}
      <ShellDialogs dialog={dialog} onChange={setDialog} />
    </ShellDialogsContext>
  );
}
