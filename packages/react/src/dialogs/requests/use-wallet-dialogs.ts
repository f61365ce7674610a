'use client';
import type { SendResult, SendStart } from '@billfold/core/flows';
import { useMemo } from 'react';
import type { ReceiveStart } from '../../context/dialog-requests.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { askForDialog } from './asked-dialogs.ts';

/** Calls that open and close the dialogs. */
export interface WalletDialogCalls {
  /**
   * Opens Send and resolves with its result when it closes. Another call, another wallet or the end of
   * `<WalletDialogs />` closes it too.
   */
  readonly send: (start?: SendStart) => Promise<SendResult>;
  /** Opens Receive and resolves when it closes. */
  readonly receive: (start?: ReceiveStart) => Promise<{ readonly status: 'dismissed' }>;
  /** Closes the open dialog. */
  readonly closeAll: () => void;
}

/**
 * Opens the dialogs by a call, from anywhere under the provider. A call rejects without a
 * `<WalletDialogs />` there to draw it, and for no other reason.
 * @example
 * const dialogs = useWalletDialogs();
 * const result = await dialogs.send({ prefill: { amountUsd: toDecimal('25.00') } });
 * if (result.status === 'sent') console.log(result.transaction.hash);
 */
export function useWalletDialogs(): WalletDialogCalls {
  const { dialogs, client } = useWallet();
  return useMemo(() => {
    const asked = { dialogs, client };
    const requireHost = (): void => {
      if (dialogs.get().hosts === 0)
        throw new Error(
          'A dialog was asked for, and there is no <WalletDialogs /> to draw it. Put one under the <WalletProvider>.',
        );
    };
    return {
      send: (start = {}) =>
        new Promise((settle) => {
          requireHost();
          const dismiss = (): void =>
            settle({ status: 'dismissed', step: 'recipient', reason: 'host' });
          askForDialog(asked, { dialog: 'send', start, settle, dismiss });
        }),
      receive: (start = {}) =>
        new Promise((resolve) => {
          requireHost();
          const dismiss = (): void => resolve({ status: 'dismissed' });
          askForDialog(asked, { dialog: 'receive', start, dismiss });
        }),
      closeAll: () => askForDialog(asked, null),
    };
  }, [dialogs, client]);
}
