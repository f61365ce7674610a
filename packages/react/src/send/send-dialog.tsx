'use client';
import type { Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useAnnouncedOpen } from '../flow-dialog/use-announced-open.ts';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import type { DialogProps } from '../primitives/dialog/use-open-state.ts';
import { SendContent } from './send-content.tsx';
import { type SendFlowOptionsOfDialog, useSendFlow } from './use-send-flow.ts';

export interface SendDialogProps extends DialogProps, SendFlowOptionsOfDialog {
  /** Once per transaction, also if the dialog has been taken away meanwhile. */
  readonly onSent?: ((transaction: Transaction) => void) | undefined;
}

/**
 * Sends from the selected wallet: Recipient, Amount, Review, Sign, and the result. Nothing closes it
 * while a signed transaction is on its way out.
 */
export function SendDialog(props: SendDialogProps): ReactElement {
  const opening = useAnnouncedOpen(props, 'send');
  const flow = useSendFlow(opening, props);
  const isSending = flow !== null && flow.state.step === 'sign' && flow.state.busy;
  return (
    <Dialog {...props} open={opening.open} locked={isSending} onOpenChange={opening.onOpenChange}>
      <SendContent flow={flow} close={opening.close} onSent={props.onSent} />
    </Dialog>
  );
}
