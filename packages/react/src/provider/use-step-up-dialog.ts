'use client';
import type { WalletContextValue } from '../context/wallet-context.ts';
import { useOnDemand } from '../state/use-on-demand.ts';
import { useStore } from '../state/use-store.ts';

/** Loads the step-up dialog when the first call needs it; null until then. */
export function useStepUpDialog({ stepUp, client }: Pick<WalletContextValue, 'stepUp' | 'client'>) {
  const { missing } = useStore(stepUp);
  return useOnDemand(loadDialog, {
    isWanted: missing !== null,
    onFailure: ({ message }) => {
      client.platform.logger.warn('The step-up dialog could not be loaded.', { reason: message });
      stepUp.settle(false);
    },
  });
}

async function loadDialog() {
  const { StepUpDialog } = await import('./step-up-dialog.tsx');
  return StepUpDialog;
}
