'use client';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../flow-dialog/dialog-on-demand.tsx';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import { ResetPasswordContent } from './reset-password-content.tsx';
import type { ResetPasswordDialogProps } from './reset-password-dialog.tsx';
import { useResetPasswordFlow } from './use-reset-password-flow.ts';

/** The dialog itself. Nothing closes it while the service may be changing the password. */
export function ResetPasswordSurface(
  props: DialogSurfaceProps<ResetPasswordDialogProps>,
): ReactElement {
  const { opening, onDone, initialFocus, className, id } = props;
  const flow = useResetPasswordFlow(opening, onDone);
  const isChanging = flow !== null && flow.state.step === 'password' && flow.state.isBusy;
  return (
    <Dialog
      {...{ initialFocus, className, id }}
      open={opening.open}
      locked={isChanging}
      onOpenChange={opening.onOpenChange}
    >
      <ResetPasswordContent flow={flow} />
    </Dialog>
  );
}
