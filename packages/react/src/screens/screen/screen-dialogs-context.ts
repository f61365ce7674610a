'use client';
import type { Decimal } from '@billfold/core';
import { createContext, useContext } from 'react';

/** Dialog that a screen opens, with the account, the token and the recipient to start with. */
export type ScreenDialog =
  | {
      readonly name: 'send' | 'receive';
      readonly accountId: string | null;
      /** Such as `USDT@ETH`; the native asset unless given. */
      readonly tokenId?: string;
      /** Address to send to. */
      readonly recipient?: string;
      /** Comment that goes along, on networks with memos. */
      readonly memo?: string;
      /** Amount to send, in main units. */
      readonly amount?: Decimal;
    }
  | { readonly name: 'swap' };

/** Functions that open the dialogs of a screen. */
export interface ScreenDialogs {
  readonly open: (dialog: ScreenDialog) => void;
  /** Returns handlers for the button that opens a dialog; they preload its code. */
  readonly intent: (name: ScreenDialog['name']) => {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
}

export const ScreenDialogsContext = createContext<ScreenDialogs | null>(null);

/** Opens the dialogs of the screen, which are the host's where it has its own. */
export function useScreenDialogs(): ScreenDialogs {
  const dialogs = useContext(ScreenDialogsContext);
  if (!dialogs) throw new Error('This part of a screen stands outside every screen.');
  return dialogs;
}
