'use client';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../flow-dialog/dialog-on-demand.tsx';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import { ReceiveContent } from './receive-content.tsx';
import type { ReceiveDialogProps } from './receive-dialog.tsx';
import { useReceiveFlow } from './use-receive-flow.ts';

/** The Receive dialog itself. */
export function ReceiveSurface(props: DialogSurfaceProps<ReceiveDialogProps>): ReactElement {
  const { opening, initialFocus, className, id } = props;
  const flow = useReceiveFlow(opening.open, props);
  return (
    <Dialog
      {...{ initialFocus, className, id }}
      open={opening.open}
      onOpenChange={opening.onOpenChange}
    >
      <ReceiveContent flow={flow} close={opening.close} />
    </Dialog>
  );
}
