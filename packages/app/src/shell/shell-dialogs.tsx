import { ReceiveDialog, SendDialog } from '@billfold/react';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ShellDialog } from './shell-dialogs-context.ts';
import { SwapDialog } from './swap-dialog.tsx';

export interface ShellDialogsProps {
  readonly dialog: ShellDialog | null;
  readonly onChange: (dialog: ShellDialog | null) => void;
}

/** One at a time; they are opened from everywhere in the shell and by `#send` and `#receive`. */
export function ShellDialogs({ dialog, onChange }: ShellDialogsProps): ReactElement {
  useHashDialog(onChange);
  const accountId = dialog?.name === 'receive' ? dialog.accountId : null;
  const change = (other: ShellDialog) => (open: boolean) => onChange(open ? other : null);
  return (
    <>
      <SendDialog open={dialog?.name === 'send'} onOpenChange={change({ name: 'send' })} />
      <ReceiveDialog
        open={dialog?.name === 'receive'}
        {...(accountId === null ? {} : { accountId })}
        onOpenChange={change({ name: 'receive', accountId })}
      />
      <SwapDialog open={dialog?.name === 'swap'} onOpenChange={change({ name: 'swap' })} />
    </>
  );
}

/** Deep links from mails (product.md 3.29); the fragment is taken out again, so that a reload does not reopen it. */
function useHashDialog(onOpen: (dialog: ShellDialog) => void): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fragment may come with each path.
  useEffect(() => {
    const open = (): void => {
      const { hash, pathname, search } = window.location;
      if (hash !== '#send' && hash !== '#receive') return;
      window.history.replaceState(window.history.state, '', pathname + search);
      onOpen(hash === '#send' ? { name: 'send' } : { name: 'receive', accountId: null });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [path, onOpen]);
}
