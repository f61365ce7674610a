'use client';
import { type ReactElement, useEffect, useState } from 'react';
import type { DialogRequest, DialogRequests } from '../provider/dialog-requests.ts';
import { useClient } from '../provider/use-provided.ts';
import { useStore } from '../provider/use-store.ts';
import { useWallet } from '../provider/wallet-context.ts';
import { ReceiveDialog } from '../receive/receive-dialog.tsx';
import { SendDialog } from '../send/send-dialog.tsx';

/** Draws what `useWalletDialogs` asks for. One is enough for a provider. */
export function WalletDialogs(): ReactElement {
  const { dialogs } = useWallet();
  const { request } = useStore(dialogs);
  // A dialog keeps what it was opened with while it leaves.
  const [shown, setShown] = useState<DialogRequest | null>(null);
  const [count, setCount] = useState(0);
  if (request !== null && request !== shown) {
    setShown(request);
    setCount(count + 1);
  }
  useEffect(() => {
    const change = (next: Partial<DialogRequests>): void =>
      dialogs.set({ ...dialogs.get(), ...next });
    change({ hosts: dialogs.get().hosts + 1 });
    return () => change({ hosts: dialogs.get().hosts - 1, request: null });
  }, [dialogs]);
  const close = (): void => dialogs.set({ ...dialogs.get(), request: null });
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
function Shown({ request, open, onClose }: ShownProps): ReactElement {
  const { schedule } = useClient().platform;
  useEffect(() => {
    // After the flow has told how it was left; it was never begun where its code did not come.
    if (!open) return schedule(() => dismiss(request), 0);
  }, [open, request, schedule]);
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

function dismiss(request: DialogRequest): void {
  if (request.dialog === 'receive') request.settle();
  else request.settle({ status: 'dismissed', step: 'recipient', reason: 'host' });
}
