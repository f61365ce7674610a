'use client';
import { receiveTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import { ReceiveContent } from './receive-content.tsx';
import type { ReceiveDialogProps } from './receive-dialog-props.ts';
import { useReceiveFlow } from './use-receive-flow.ts';

/** The Receive dialog itself. */
export function ReceiveSurface(props: DialogSurfaceProps<ReceiveDialogProps>): ReactElement {
  const { opening, initialFocus, className, id } = props;
  const flow = useReceiveFlow(opening.open, props);
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="receive.title"
      texts={receiveTexts}
    >
      <ReceiveContent flow={flow} close={opening.close} />
    </WalletDialog>
  );
}
