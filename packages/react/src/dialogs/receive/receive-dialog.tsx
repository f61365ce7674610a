'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { ReceiveDialogProps } from './receive-dialog-props.ts';

export type { ReceiveDialogProps } from './receive-dialog-props.ts';

/**
 * Shows a deposit address of an account of the selected wallet: Account, then Receive.
 * @example
 * <ReceiveDialog trigger={<button type="button">Receive</button>} />;
 */
export function ReceiveDialog(props: ReceiveDialogProps): ReactElement {
  return (
    <DialogOnDemand dialog="receive" load={loadReceive} loadStyles={loadStyles} props={props} />
  );
}

/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadReceiveDialog()}>Open</button>;
 */
export async function preloadReceiveDialog(): Promise<void> {
  await loadReceive();
}

async function loadReceive() {
  const { ReceiveSurface } = await import('./receive-surface.tsx');
  return ReceiveSurface;
}

function loadStyles() {
  return import('../../theme/style-text/receive.ts');
}
