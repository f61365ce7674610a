import { createContext, useContext } from 'react';
import type { ShellDialog } from '../routing/shell-dialog.ts';

export interface ShellDialogsControl {
  readonly open: (dialog: ShellDialog) => void;
  /** Handlers for what opens it: its code is fetched on the way to the press. */
  readonly intent: (name: ShellDialog['name']) => {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
}

export const ShellDialogsContext = createContext<ShellDialogsControl | null>(null);

/** Opens the dialogs of the shell; where there is no shell nothing opens. */
export function useShellDialogs(): ShellDialogsControl {
  return useContext(ShellDialogsContext) ?? noDialogs;
}

const nothing = (): void => undefined;
const noDialogs: ShellDialogsControl = {
  open: nothing,
  intent: () => ({ onPointerEnter: nothing, onFocus: nothing }),
};
