'use client';
import { type ReactElement, useEffect, useState } from 'react';
import type { DialogRequest } from '../../context/dialog-requests.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useStore } from '../../state/use-store.ts';
import { ReceiveDialog } from '../receive/receive-dialog.tsx';
import { SendDialog } from '../send/send-dialog.tsx';
import { askForDialog, hostDialogs } from './asked-dialogs.ts';

/**
 * Draws what `useWalletDialogs` asks for. One is enough for a provider.
 * @example
 * <WalletProvider client={client}>
 *   <WalletDialogs />
 * </WalletProvider>;
 */
export function WalletDialogs(): ReactElement {
  const { dialogs, client } = useWallet();
  const { request } = useStore(dialogs);
  // A dialog keeps what it was opened with while it leaves.
  const [shown, setShown] = useState<DialogRequest | null>(null);
  const [count, setCount] = useState(0);
  if (request !== null && request !== shown) {
    setShown(request);
    setCount(count + 1);
  }
  useEffect(() => hostDialogs({ dialogs, client }), [dialogs, client]);
  const close = (): void => askForDialog({ dialogs, client }, null);
  return (
    <>{shown && <Shown key={count} request={shown} open={shown === request} onClose={close} />}</>
  );
}

interface ShownProps {
  readonly request: DialogRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** With a key of its own for each request, so that none ends up in the dialog of another. */
function Shown({ request, onClose, ...props }: ShownProps): ReactElement {
  const isOfWallet = useIsOfWallet();
  const open = props.open && isOfWallet;
  useEffect(() => {
    if (props.open && !isOfWallet) onClose();
  });
  if (request.dialog === 'receive')
    return <ReceiveDialog open={open} accountId={request.start.accountId} onOpenChange={onClose} />;
  const { prefill, lock } = request.start;
  return (
    <SendDialog
      open={open}
      prefill={prefill}
      lock={lock}
      onResult={request.settle}
      onOpenChange={onClose}
    />
  );
}

/** False once another wallet is selected than the one it was asked for: the call was about that one. */
function useIsOfWallet(): boolean {
  const { walletId } = useWallet();
  const [first, setFirst] = useState(walletId);
  if (first === null && walletId !== null) setFirst(walletId);
  return first === null || first === walletId;
}
