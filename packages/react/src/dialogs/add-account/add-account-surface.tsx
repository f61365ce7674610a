'use client';
import { addAccountTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import { AddAccountContent } from './add-account-content.tsx';
import type { AddAccountDialogProps } from './add-account-dialog-props.ts';
import { useAddAccountFlow } from './use-add-account-flow.ts';

/** The dialog itself. Nothing closes it while the account is being opened. */
export function AddAccountSurface(props: DialogSurfaceProps<AddAccountDialogProps>): ReactElement {
  const { opening, initialFocus, className, id } = props;
  const flow = useAddAccountFlow(opening, props);
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="addAccount.title"
      texts={addAccountTexts}
      locked={flow?.state.isBusy === true}
    >
      <AddAccountContent flow={flow} close={opening.close} />
    </WalletDialog>
  );
}
