import { useStore } from '@billfold/react/hooks';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ShellDialog } from '../routing/shell-dialog.ts';
import { useServices } from '../services/services-context.ts';
import { isPaletteKey } from './palette-keys.ts';
import { readKey, type Shortcut } from './shortcut-keys.ts';

/** How long the first of two keys counts. */
const pendingMs = 1_500;

/** Handles the shortcuts of the shell. */
export function useShortcuts(open: (dialog: ShellDialog) => void): void {
  usePaletteKey(open);
  useSingleKeys(open);
}

/** Opens the command palette from everywhere but an open dialog. */
function usePaletteKey(open: (dialog: ShellDialog) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) open({ name: 'palette' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

/** Handles single-key shortcuts, except in text fields, lists and dialogs. */
function useSingleKeys(open: (dialog: ShellDialog) => void): void {
  const [, navigate] = useLocation();
  const { client, session, shortcutsOff } = useServices();
  const { schedule } = client.platform;
  const { isOn: areOff } = useStore(shortcutsOff);
  useEffect(() => {
    if (areOff) return;
    let pending: string | null = null;
    let cancel = (): void => undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      cancel();
      const reading = readKey(pending, event.key);
      ({ pending } = reading);
      cancel = schedule(() => {
        pending = null;
      }, pendingMs);
      if (!reading.shortcut) return;
      const { does } = reading.shortcut;
      // Members of a business may have no wallet to send from.
      if (isOfWallet(does) && session.get().walletId === null) return;
      event.preventDefault();
      if ('go' in does) navigate(does.go);
      else if ('open' in does) open(does.open);
      else document.querySelector<HTMLElement>(`main input[type="${does.focus}"]`)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      cancel();
      document.removeEventListener('keydown', onKey);
    };
  }, [areOff, schedule, session, navigate, open]);
}

function isOfWallet(does: Shortcut['does']): boolean {
  return 'open' in does && (does.open.name === 'send' || does.open.name === 'receive');
}

const takesKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="combobox"], [role="listbox"]';

function isShortcut(event: KeyboardEvent): boolean {
  const { target, isComposing, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (isComposing || defaultPrevented || ctrlKey || metaKey || altKey) return false;
  if (target instanceof Element && target.closest(takesKeys)) return false;
  return document.querySelector('dialog[open]') === null;
}
