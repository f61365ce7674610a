'use client';
import type { SendResult, SendStart } from '@billfold/core';
import { useMemo } from 'react';
import type { DialogRequest, ReceiveStart } from '../provider/dialog-requests.ts';
import { useWallet } from '../provider/wallet-context.ts';

export interface WalletDialogCalls {
  /** Resolves with what came of it, also when it was left; another call takes its place. */
  readonly send: (start?: SendStart) => Promise<SendResult>;
  /** Resolves when it has been left. */
  readonly receive: (start?: ReceiveStart) => Promise<{ readonly status: 'dismissed' }>;
  /** Leaves the one that is open, as the host. */
  readonly closeAll: () => void;
}

/**
 * Opens the dialogs by a call, from anywhere under the provider. A call rejects without a
 * `<WalletDialogs />` there to draw it, and for no other reason.
 */
export function useWalletDialogs(): WalletDialogCalls {
  const { dialogs } = useWallet();
  return useMemo(() => {
    const requireHost = (): void => {
      if (dialogs.get().hosts === 0)
        throw new Error(
          'A dialog was asked for, and there is no <WalletDialogs /> to draw it. Put one under the <WalletProvider>.',
        );
    };
    const ask = (request: DialogRequest | null): void => dialogs.set({ ...dialogs.get(), request });
    return {
      send: (start = {}) =>
        new Promise((settle) => {
          requireHost();
          ask({ dialog: 'send', start, settle });
        }),
      receive: (start = {}) =>
        new Promise((resolve) => {
          requireHost();
          const settle = (): void => resolve({ status: 'dismissed' });
          ask({ dialog: 'receive', start, settle });
        }),
      closeAll: () => ask(null),
    };
  }, [dialogs]);
}
