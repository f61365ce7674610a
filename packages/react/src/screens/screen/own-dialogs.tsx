'use client';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { preloadReceiveDialog, ReceiveDialog } from '../../dialogs/receive/receive-dialog.tsx';
import {
  preloadSendDialog,
  SendDialog,
  type SendDialogProps,
} from '../../dialogs/send/send-dialog.tsx';
import {
  preloadSwapUnavailableDialog,
  SwapUnavailableDialog,
} from '../../dialogs/swap/swap-unavailable-dialog.tsx';
import {
  type ScreenDialog,
  type ScreenDialogs,
  ScreenDialogsContext,
} from './screen-dialogs-context.ts';

const preload = {
  send: preloadSendDialog,
  receive: preloadReceiveDialog,
  swap: preloadSwapUnavailableDialog,
} as const;

/** The dialogs of a screen whose host opens none itself; the code of each comes when it is wanted. */
export function OwnDialogs({ children }: { readonly children: ReactNode }): ReactElement {
  const [dialog, setDialog] = useState<ScreenDialog | null>(null);
  const control = useMemo(
    (): ScreenDialogs => ({
      open: setDialog,
      intent: (name) => {
        // A failure is reported when the dialog is opened.
        const fetchAhead = (): void => void preload[name]().catch(() => undefined);
        return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
      },
    }),
    [],
  );
  const change = (isOpen: boolean): void => {
    if (!isOpen) setDialog(null);
  };
  return (
    <ScreenDialogsContext.Provider value={control}>
      {children}
      <SendDialog
        open={dialog?.name === 'send'}
        onOpenChange={change}
        prefill={prefillOf(dialog)}
      />
      <ReceiveDialog
        open={dialog?.name === 'receive'}
        onOpenChange={change}
        {...accountOf(dialog)}
      />
      <SwapUnavailableDialog open={dialog?.name === 'swap'} onOpenChange={change} />
    </ScreenDialogsContext.Provider>
  );
}

function prefillOf(dialog: ScreenDialog | null): SendDialogProps['prefill'] {
  if (dialog?.name !== 'send') return undefined;
  const { accountId, tokenId, recipient, memo, amount } = dialog;
  return {
    ...(accountId !== null && { accountId }),
    ...(tokenId !== undefined && { tokenId }),
    ...(recipient !== undefined && { recipient }),
    ...(memo !== undefined && { memo }),
    ...(amount !== undefined && { amount }),
  };
}

function accountOf(dialog: ScreenDialog | null) {
  if (dialog?.name !== 'receive') return {};
  const { accountId, tokenId } = dialog;
  return {
    ...(accountId !== null && { accountId }),
    ...(tokenId !== undefined && { tokenId }),
  };
}
