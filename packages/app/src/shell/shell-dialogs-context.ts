import { createContext, useContext } from 'react';

export type ShellDialog =
  | { readonly name: 'send' }
  | { readonly name: 'receive'; readonly accountId: string | null }
  | { readonly name: 'swap' };

type OpenDialog = (dialog: ShellDialog | null) => void;

export const ShellDialogsContext = createContext<OpenDialog | null>(null);

/** Opens one of the dialogs of the shell, or closes it; where there is no shell nothing opens. */
export function useShellDialogs(): OpenDialog {
  return useContext(ShellDialogsContext) ?? openNothing;
}

const openNothing: OpenDialog = () => undefined;
