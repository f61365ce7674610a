'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../provider/use-latest.ts';
import { useClient, useSelectedWallet } from '../provider/use-provided.ts';

export interface DialogFlowOptions<F> {
  readonly open: boolean;
  readonly create: (walletId: string) => F;
  /** Just before the flow is disposed. */
  readonly onLeave?: ((flow: F) => void) | undefined;
}

/**
 * A flow that lives while its dialog is open, so that closing forgets everything. Its last state is
 * drawn until the dialog has left. Null while there is none yet, or no wallet to work on.
 */
export function useDialogFlow<F extends { dispose(): void }>(
  options: DialogFlowOptions<F>,
): F | null {
  const client = useClient();
  const { walletId } = useSelectedWallet();
  const openFor = options.open ? walletId : null;
  const [flow, setFlow] = useState<F | null>(null);
  const [shownFor, setShownFor] = useState(openFor);
  const latest = useLatest(options);
  if (openFor !== shownFor) {
    setShownFor(openFor);
    if (openFor !== null) setFlow(null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flow belongs to the client it was made with.
  useEffect(() => {
    if (openFor === null) return;
    const made = latest.current.create(openFor);
    setFlow(made);
    return () => {
      latest.current.onLeave?.(made);
      made.dispose();
    };
  }, [openFor, client, latest]);
  return flow;
}
