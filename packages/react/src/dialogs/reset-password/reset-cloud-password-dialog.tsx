'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { ResetCloudPasswordDialogProps } from './reset-cloud-password-dialog-props.ts';

export type { ResetCloudPasswordDialogProps } from './reset-cloud-password-dialog-props.ts';

/**
 * Sets a new cloud encryption password for the selected wallet: Seed phrase, then Password.
 * @example
 * <ResetCloudPasswordDialog trigger={<button type="button">Reset password</button>} />;
 */
export function ResetCloudPasswordDialog(props: ResetCloudPasswordDialogProps): ReactElement {
  return (
    <DialogOnDemand
      dialog="reset-password"
      load={loadResetPassword}
      loadStyles={loadStyles}
      props={props}
    />
  );
}

/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadResetCloudPasswordDialog()}>Open</button>;
 */
export async function preloadResetCloudPasswordDialog(): Promise<void> {
  await loadResetPassword();
}

async function loadResetPassword() {
  const { ResetPasswordSurface } = await import('./reset-password-surface.tsx');
  return ResetPasswordSurface;
}

function loadStyles() {
  return import('../../theme/style-text/reset-password.ts');
}
