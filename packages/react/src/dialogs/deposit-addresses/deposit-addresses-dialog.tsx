'use client';
import type { DepositAddress } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';

export interface DepositAddressesDialogProps extends DialogProps {
  /** An account of the selected wallet. */
  readonly accountId: string;
  /** An address was chosen; the dialog closes with it. */
  readonly onSelect?: ((address: DepositAddress) => void) | undefined;
}

/** The deposit addresses of an account: to copy, to choose one, and to make another. */
export function DepositAddressesDialog(props: DepositAddressesDialogProps): ReactElement {
  return <DialogOnDemand dialog="deposit-addresses" load={loadDepositAddresses} props={props} />;
}

/** Fetches the code of the dialog before anything points at its trigger. */
export async function preloadDepositAddressesDialog(): Promise<void> {
  await loadDepositAddresses();
}

async function loadDepositAddresses() {
  const { DepositAddressesSurface } = await import('./deposit-addresses-surface.tsx');
  return DepositAddressesSurface;
}
