import { createContext, useContext } from 'react';
import type { ShellDialog } from '../routing/shell-dialog.ts';

export interface ShellDialogsControl {
  readonly open: (dialog: ShellDialog) => void;
  /** Handlers of its trigger, which prefetch the code of the dialog. */
  readonly intent: (name: ShellDialog['name']) => {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
}

export const ShellDialogsContext = createContext<ShellDialogsControl | null>(null);

/** Returns the control of the shell's dialogs; without a shell nothing opens. */
export function useShellDialogs(): ShellDialogsControl {
  return useContext(ShellDialogsContext) ?? noDialogs;
}

const nothing = (): void => undefined;
const noDialogs: ShellDialogsControl = {
  open: nothing,
  intent: () => ({ onPointerEnter: nothing, onFocus: nothing }),
};
