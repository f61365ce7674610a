'use client';
import type { Network } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';

export interface AddAccountDialogProps extends DialogProps {
  /** Chosen at first; the first without an account unless given. As it is when the dialog opens. */
  readonly network?: Network | undefined;
  /** The account is there, and stands in what the client has loaded of accounts. */
  readonly onAdded?: ((account: Account) => void) | undefined;
}

/** Opens one more account of the selected wallet. */
export function AddAccountDialog(props: AddAccountDialogProps): ReactElement {
  return <DialogOnDemand dialog="add-account" load={loadAddAccount} props={props} />;
}

/** Fetches the code of the dialog before anything points at its trigger. */
export async function preloadAddAccountDialog(): Promise<void> {
  await loadAddAccount();
}

async function loadAddAccount() {
  const { AddAccountSurface } = await import('./add-account-surface.tsx');
  return AddAccountSurface;
}
