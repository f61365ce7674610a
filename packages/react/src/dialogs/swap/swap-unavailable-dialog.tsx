'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { SwapUnavailableDialogProps } from './swap-unavailable-dialog-props.ts';

export type { SwapUnavailableDialogProps } from './swap-unavailable-dialog-props.ts';

/**
 * Says that swapping is not available, and how to swap at an exchange meanwhile.
 * @example
 * const dialogs = useWalletDialogs();
 * <SwapUnavailableDialog
 *   trigger={<button type="button">Swap</button>}
 *   onSend={() => void dialogs.send()}
 *   onReceive={() => void dialogs.receive()}
 * />;
 */
export function SwapUnavailableDialog(props: SwapUnavailableDialogProps): ReactElement {
  return (
    <DialogOnDemand
      dialog="swap"
      load={loadSwapUnavailable}
      loadStyles={loadStyles}
      props={props}
    />
  );
}

/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadSwapUnavailableDialog()}>Open</button>;
 */
export async function preloadSwapUnavailableDialog(): Promise<void> {
  await loadSwapUnavailable();
}

async function loadSwapUnavailable() {
  const { SwapUnavailableSurface } = await import('./swap-unavailable-surface.tsx');
  return SwapUnavailableSurface;
}

function loadStyles() {
  return import('../../theme/style-text/swap.ts');
}
