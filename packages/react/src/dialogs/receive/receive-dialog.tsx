'use client';
import type { ReactElement } from 'react';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { ReceiveFlowOptionsOfDialog } from './use-receive-flow.ts';

export interface ReceiveDialogProps extends DialogProps, ReceiveFlowOptionsOfDialog {}

/** Shows a deposit address of an account of the selected wallet: Account, then Receive. */
export function ReceiveDialog(props: ReceiveDialogProps): ReactElement {
  return <DialogOnDemand dialog="receive" load={loadReceive} props={props} />;
}

/** Fetches the code of the dialog before anything points at its trigger. */
export async function preloadReceiveDialog(): Promise<void> {
  await loadReceive();
}

async function loadReceive() {
  const { ReceiveSurface } = await import('./receive-surface.tsx');
  return ReceiveSurface;
}
