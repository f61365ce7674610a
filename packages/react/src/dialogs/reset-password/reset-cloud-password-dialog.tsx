'use client';
import type { ReactElement } from 'react';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';

export interface ResetCloudPasswordDialogProps extends DialogProps {
  /** The new password counts from now on, and sessions on other devices have ended. */
  readonly onDone?: (() => void) | undefined;
}

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
