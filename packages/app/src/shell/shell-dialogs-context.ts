import { createContext, useContext } from 'react';

/** A dialog of the shell; `accountId` is the account that it begins with, `tokenId` what of it. */
export type ShellDialog =
  | {
      readonly name: 'send' | 'receive';
      readonly accountId: string | null;
      /** Such as `USDT@ETH`; the native asset unless given. */
      readonly tokenId?: string;
    }
  | { readonly name: 'swap' | 'shortcuts' | 'sandbox' | 'support' };

/** Props of each shell dialog: the open dialog of the shell, which may be another one. */
export interface ShellDialogProps {
  readonly dialog: ShellDialog | null;
  readonly onChange: (dialog: ShellDialog | null) => void;
}

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
