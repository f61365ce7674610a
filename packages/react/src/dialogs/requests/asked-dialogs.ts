import type { DialogRequest } from '../../context/dialog-requests.ts';
import type { WalletContextValue } from '../../context/wallet-context.ts';

/** Queue of requested dialogs, and the caller's clock. */
export type AskedDialogs = Pick<WalletContextValue, 'dialogs' | 'client'>;

/** Replaces the open dialog; null closes it. Its caller's promise settles. */
export function askForDialog(
  { dialogs, client }: AskedDialogs,
  request: DialogRequest | null,
): void {
  const before = dialogs.get();
  dialogs.set({ ...before, request });
  // After its flow has told how it was left: it was never begun where its code did not come.
  if (before.request) client.platform.schedule(before.request.dismiss, 0);
}

/** Registers a component that draws requests; returns a function that removes it and closes undrawn dialogs. */
export function hostDialogs(asked: AskedDialogs): () => void {
  const { dialogs } = asked;
  const count = (change: number): void => {
    const before = dialogs.get();
    dialogs.set({ ...before, hosts: before.hosts + change });
  };
  count(1);
  return () => {
    count(-1);
    if (dialogs.get().hosts === 0) askForDialog(asked, null);
  };
}
