'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { AddAccountDialogProps } from './add-account-dialog-props.ts';

export type { AddAccountDialogProps } from './add-account-dialog-props.ts';

/**
 * Opens one more account of the selected wallet.
 * @example
 * <AddAccountDialog trigger={<button type="button">Add account</button>} />;
 */
export function AddAccountDialog(props: AddAccountDialogProps): ReactElement {
  return (
    <DialogOnDemand
      dialog="add-account"
      load={loadAddAccount}
      loadStyles={loadStyles}
      props={props}
    />
  );
}

/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadAddAccountDialog()}>Open</button>;
 */
export async function preloadAddAccountDialog(): Promise<void> {
  await loadAddAccount();
}

async function loadAddAccount() {
  const { AddAccountSurface } = await import('./add-account-surface.tsx');
  return AddAccountSurface;
}

function loadStyles() {
  return import('../../theme/style-text/add-account.ts');
}
