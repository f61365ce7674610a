'use client';
import { resetPasswordTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import type { ResetCloudPasswordDialogProps } from './reset-cloud-password-dialog-props.ts';
import { ResetPasswordContent } from './reset-password-content.tsx';
import { useResetPasswordFlow } from './use-reset-password-flow.ts';

/** The dialog itself. Nothing closes it while the service may be changing the password. */
export function ResetPasswordSurface(
  props: DialogSurfaceProps<ResetCloudPasswordDialogProps>,
): ReactElement {
  const { opening, onDone, initialFocus, className, id } = props;
  const flow = useResetPasswordFlow(opening, onDone);
  const isChanging = flow !== null && flow.state.step === 'password' && flow.state.isBusy;
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="resetPassword.title"
      texts={resetPasswordTexts}
      locked={isChanging}
    >
      <ResetPasswordContent flow={flow} />
    </WalletDialog>
  );
}
