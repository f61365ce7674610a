import { useStore } from '@billfold/react/hooks';
import { useHeldDraft, useLeftDraft } from '@billfold/react/internal';
import { ScreenHost } from '@billfold/react/screens';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { ShellDialog } from '../routing/shell-dialog.ts';
import { useSite } from '../routing/site-context.ts';
import { useServices } from '../services/services-context.ts';
import { ShellDialogs } from './shell-dialogs.tsx';
import { ShellDialogsContext, type ShellDialogsControl } from './shell-dialogs-context.ts';

/** Provides the dialogs of the shell to everything inside. */
export function ShellDialogsProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [dialog, setDialog] = useDialog();
  const { dialogs } = useSite();
  const control = useMemo(
    (): ShellDialogsControl => ({
      open: setDialog,
      intent: (name) => {
        // A failure is reported when the dialog is opened.
        const fetchAhead = (): void => void dialogs[name].load().catch(() => undefined);
        return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
      },
    }),
    [dialogs, setDialog],
  );
  return (
    <ShellDialogsContext value={control}>
      <ScreenHost dialogs={control}>{children}</ScreenHost>
      <ShellDialogs dialog={dialog} onChange={setDialog} />
    </ShellDialogsContext>
  );
}

/**
 * Holds the open dialog. Send reopens if the end of a session or a reload closed it, on the page where it was
 * open: over another page, it would come unasked.
 */
function useDialog() {
  const { walletId } = useStore(useServices().session);
  const [path] = useLocation();
  const left = useLeftDraft(formName);
  const [dialog, setDialog] = useState<ShellDialog | null>(() => {
    const draft = left();
    const isHere = walletId !== null && draft?.['walletId'] === walletId && draft['path'] === path;
    return isHere ? { name: 'send', accountId: null } : null;
  });
  const isOpen = dialog?.name === 'send' && walletId !== null;
  useHeldDraft(formName, isOpen ? { walletId, path } : null);
  return [dialog, setDialog] as const;
}

const formName = 'send dialog';
