'use client';
import { sendTexts } from '@billfold/core';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import { SendContent } from './send-content.tsx';
import type { SendDialogProps } from './send-dialog.tsx';
import { useSendFlow } from './use-send-flow.ts';

/** Send dialog, which cannot be closed while a signed transaction is being sent. */
export function SendSurface(props: DialogSurfaceProps<SendDialogProps>): ReactElement {
  const { opening, onSent, initialFocus, className, id } = props;
  const flow = useSendFlow(opening, props);
  const isSending = flow !== null && flow.state.step === 'sign' && flow.state.busy;
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="send.title"
      texts={sendTexts}
      locked={isSending}
    >
      <SendContent flow={flow} close={opening.close} onSent={onSent} />
    </WalletDialog>
  );
}
