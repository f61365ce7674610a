'use client';
import type { Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import type { SendFlowOptionsOfDialog } from './use-send-flow.ts';

export interface SendDialogProps extends DialogProps, SendFlowOptionsOfDialog {
  /** Called once per transaction, even if the dialog was unmounted in the meantime. */
  readonly onSent?: ((transaction: Transaction) => void) | undefined;
}

/** Dialog that sends from the selected wallet: Recipient, Amount, Review, Sign, and the result. */
export function SendDialog(props: SendDialogProps): ReactElement {
  return <DialogOnDemand dialog="send" load={loadSend} props={props} />;
}

/** Loads the code of the dialog ahead of the first use of its trigger. */
export async function preloadSendDialog(): Promise<void> {
  await loadSend();
}

async function loadSend() {
  const { SendSurface } = await import('./send-surface.tsx');
  return SendSurface;
}
