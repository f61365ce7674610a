import type { DialogRequest } from '../../provider/dialog-requests.ts';
import type { WalletContextValue } from '../../provider/wallet-context.ts';

/** Where dialogs are asked for, and the clock of whoever asks. */
export type AskedDialogs = Pick<WalletContextValue, 'dialogs' | 'client'>;

/** In place of what is open; null closes that. Whoever asked for it is told. */
export function askForDialog(
  { dialogs, client }: AskedDialogs,
  request: DialogRequest | null,
): void {
  const before = dialogs.get();
  dialogs.set({ ...before, request });
  // After its flow has told how it was left: it was never begun where its code did not come.
  if (before.request) client.platform.schedule(before.request.dismiss, 0);
}

/** One more draws what is asked for; returns how it leaves, which closes what nobody draws. */
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
