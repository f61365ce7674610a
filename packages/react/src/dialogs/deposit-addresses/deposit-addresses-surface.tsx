'use client';
import { depositAddressesTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import { DepositAddressesContent } from './deposit-addresses-content.tsx';
import type { DepositAddressesDialogProps } from './deposit-addresses-dialog-props.ts';
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
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="depositAddresses.titlePlain"
      texts={depositAddressesTexts}
    >
      <DepositAddressesContent flow={flow} />
    </WalletDialog>
  );
}
