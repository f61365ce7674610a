'use client';
import { receiveTexts } from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import { classNames } from '../../theme/class-names.ts';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import * as css from './address-step.css.ts';
import { ReceiveContent } from './receive-content.tsx';
import type { ReceiveDialogProps } from './receive-dialog-props.ts';
import { receiveView } from './receive-view.ts';
import { useReceiveFlow } from './use-receive-flow.ts';

/** The Receive dialog itself. */
export function ReceiveSurface(props: DialogSurfaceProps<ReceiveDialogProps>): ReactElement {
  const { opening, initialFocus, className, id } = props;
  const flow = useReceiveFlow(opening.open, props);
  const [isManaging, setManaging] = useState(false);
  return (
    <WalletDialog
      {...{ opening, initialFocus, id }}
      className={classNames(className, isManaging && css.replaced)}
      title="receive.title"
      texts={receiveTexts}
      size={receiveView(flow?.state ?? null) === 'empty' ? 'content' : 'tall'}
    >
      <ReceiveContent flow={flow} close={opening.close} {...{ isManaging, setManaging }} />
    </WalletDialog>
  );
}
