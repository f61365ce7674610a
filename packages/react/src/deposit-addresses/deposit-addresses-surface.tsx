'use client';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../flow-dialog/dialog-on-demand.tsx';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import { DepositAddressesContent } from './deposit-addresses-content.tsx';
import type { DepositAddressesDialogProps } from './deposit-addresses-dialog.tsx';
import { useDepositAddressesFlow } from './use-deposit-addresses-flow.ts';

type Props = DialogSurfaceProps<DepositAddressesDialogProps>;

/** The dialog itself. Another account begins afresh. */
export function DepositAddressesSurface(props: Props): ReactElement {
  return <AddressesOfAccount key={props.accountId} {...props} />;
}

function AddressesOfAccount(props: Props): ReactElement {
  const { opening, initialFocus, className, id } = props;
  const flow = useDepositAddressesFlow(opening, props);
  return (
    <Dialog
      {...{ initialFocus, className, id }}
      open={opening.open}
      onOpenChange={opening.onOpenChange}
    >
      <DepositAddressesContent flow={flow} />
    </Dialog>
  );
}
