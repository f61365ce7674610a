'use client';
import type { ReactElement } from 'react';
import { useAnnouncedOpen } from '../flow-dialog/use-announced-open.ts';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import type { DialogProps } from '../primitives/dialog/use-open-state.ts';
import { ReceiveContent } from './receive-content.tsx';
import { type ReceiveFlowOptionsOfDialog, useReceiveFlow } from './use-receive-flow.ts';

export interface ReceiveDialogProps extends DialogProps, ReceiveFlowOptionsOfDialog {}

/** Shows a deposit address of an account of the selected wallet: Account, then Receive. */
export function ReceiveDialog(props: ReceiveDialogProps): ReactElement {
  const opening = useAnnouncedOpen(props, 'receive');
  const flow = useReceiveFlow(opening.open, props);
  return (
    <Dialog {...props} open={opening.open} onOpenChange={opening.onOpenChange}>
      <ReceiveContent flow={flow} close={opening.close} />
    </Dialog>
  );
}
