'use client';
import { useDeferredValue, useEffect, useState } from 'react';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { useLatest } from '../../state/use-latest.ts';

export interface DialogFlowOptions<F> {
  readonly open: boolean;
  readonly create: (walletId: string) => F;
  /** Just before the flow is disposed. */
  readonly onLeave?: ((flow: F, walletId: string) => void) | undefined;
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
  const [opening, setOpening] = useState({ openFor });
  const latest = useLatest(options);
  if (openFor !== opening.openFor) {
    setOpening({ openFor });
    if (openFor !== null) setFlow(null);
  }
  // The empty dialog is painted before its flow is made and asks for anything; closing waits for nothing.
  const later = useDeferredValue(opening);
  const shown = openFor === null ? opening : later;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flow belongs to the client it was made with.
  useEffect(() => {
    const { openFor: walletId } = shown;
    if (walletId === null) return;
    const made = latest.current.create(walletId);
    setFlow(made);
    return () => {
      latest.current.onLeave?.(made, walletId);
      made.dispose();
    };
  }, [shown, client, latest]);
  return flow;
}
