'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { ResetCloudPasswordDialogProps } from './reset-cloud-password-dialog-props.ts';

export type { ResetCloudPasswordDialogProps } from './reset-cloud-password-dialog-props.ts';

/** Sets a new cloud encryption password for the selected wallet: Seed phrase, then Password. */
export function ResetCloudPasswordDialog(props: ResetCloudPasswordDialogProps): ReactElement {
  return <DialogOnDemand dialog="reset-password" load={loadResetPassword} props={props} />;
}

/** Fetches the code of the dialog before anything points at its trigger. */
export async function preloadResetCloudPasswordDialog(): Promise<void> {
  await loadResetPassword();
}

async function loadResetPassword() {
  const { ResetPasswordSurface } = await import('./reset-password-surface.tsx');
  return ResetPasswordSurface;
}
