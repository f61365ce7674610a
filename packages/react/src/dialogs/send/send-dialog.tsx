'use client';
import type { Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { SendFlowOptionsOfDialog } from './use-send-flow.ts';

export interface SendDialogProps extends DialogProps, SendFlowOptionsOfDialog {
  /** Once per transaction, also if the dialog has been taken away meanwhile. */
  readonly onSent?: ((transaction: Transaction) => void) | undefined;
}

/** Sends from the selected wallet: Recipient, Amount, Review, Sign, and the result. */
export function SendDialog(props: SendDialogProps): ReactElement {
  return <DialogOnDemand dialog="send" load={loadSend} props={props} />;
}

/** Fetches the code of the dialog before anything points at its trigger. */
export async function preloadSendDialog(): Promise<void> {
  await loadSend();
}

async function loadSend() {
  const { SendSurface } = await import('./send-surface.tsx');
  return SendSurface;
}
