'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { SendDialogProps } from './use-send-dialog.ts';

export type { SendDialogProps } from './use-send-dialog.ts';

/**
 * Dialog that sends from the selected wallet: Recipient, Amount, Review, Sign, and the result.
 * @example
 * <SendDialog
 *   trigger={<button type="button">Send</button>}
 *   prefill={{ recipient: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' }}
 *   onSent={({ hash }) => console.log(hash)}
 * />;
 */
export function SendDialog(props: SendDialogProps): ReactElement {
  return <DialogOnDemand dialog="send" load={loadSend} loadStyles={loadStyles} props={props} />;
}

/**
 * Loads the code of the dialog ahead of the first use of its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadSendDialog()}>Open</button>;
 */
export async function preloadSendDialog(): Promise<void> {
  await loadSend();
}

async function loadSend() {
  const { SendSurface } = await import('./send-surface.tsx');
  return SendSurface;
}

function loadStyles() {
  return import('../../theme/style-text/send.ts');
}
