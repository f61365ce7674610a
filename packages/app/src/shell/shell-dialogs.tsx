import { ApiError } from '@billfold/core';
import { useNotify, useTranslate } from '@billfold/react';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ShellDialog, ShellDialogProps } from '../routing/shell-dialog.ts';
import { useSite } from '../routing/site-context.ts';
import { useServices } from '../services/services-context.ts';
import { readHashDialog } from './read-hash-dialog.ts';

/** Draws the open dialog of the shell; `#send`, `#receive` and `#pay=` in the address open one too. */
export function ShellDialogs({ dialog, onChange }: ShellDialogProps): ReactElement {
  const { dialogs } = useSite();
  const opened = useOpened({ dialog, onChange });
  useHashDialog(onChange);
  return (
    <>
      {opened.map((name) => {
        const Part = dialogs[name].peek();
        return Part && <Part key={name} dialog={dialog} onChange={onChange} />;
      })}
    </>
  );
}

/**
 * Returns the loaded dialogs that were opened at least once. They stay mounted, so that each can
 * animate out and keep its state.
 */
function useOpened({ dialog, onChange }: ShellDialogProps): readonly ShellDialog['name'][] {
  const t = useTranslate();
  const notify = useNotify();
  const { dialogs } = useSite();
  const [opened, setOpened] = useState<readonly ShellDialog['name'][]>([]);
  const name = dialog?.name;
  useEffect(() => {
    if (name === undefined) return;
    let isCurrent = true;
    dialogs[name].load().then(
      () => setOpened((before) => (before.includes(name) ? before : [...before, name])),
      () => {
        if (!isCurrent) return;
        onChange(null);
        const title = t('shell.preloadFailed.title');
        notify.error(new ApiError({ title, messages: [t('shell.preloadFailed.text')] }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, dialogs, onChange, notify, t]);
  return opened;
}

/**
 * Opens the dialog of a deep link, of a mail or a checkout page, and removes the fragment, so that a reload does not
 * reopen it.
 */
function useHashDialog(onOpen: (dialog: ShellDialog) => void): void {
  const [path] = useLocation();
  const { openPayment } = useServices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fragment may come with each path.
  useEffect(() => {
    const open = (): void => {
      const { hash, pathname, search } = window.location;
      const dialog = readHashDialog(hash);
      if (dialog === null) return;
      window.history.replaceState(window.history.state, '', pathname + search);
      // Its notice opens Send once it is known that the wallet has something to send.
      if (dialog.name === 'send' && dialog.recipient !== undefined)
        openPayment.keep(dialog.recipient);
      else onOpen(dialog);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [path, onOpen, openPayment]);
}
