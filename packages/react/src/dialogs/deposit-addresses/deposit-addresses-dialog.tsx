'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { DepositAddressesDialogProps } from './deposit-addresses-dialog-props.ts';

export type { DepositAddressesDialogProps } from './deposit-addresses-dialog-props.ts';

/**
 * The deposit addresses of an account: to copy, to choose one, and to make another.
 * @example
 * <DepositAddressesDialog
 *   accountId={accountId}
 *   trigger={<button type="button">Deposit addresses</button>}
 * />;
 */
export function DepositAddressesDialog(props: DepositAddressesDialogProps): ReactElement {
  return (
    <DialogOnDemand
      dialog="deposit-addresses"
      load={loadDepositAddresses}
      loadStyles={loadStyles}
      props={props}
    />
  );
}

/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadDepositAddressesDialog()}>Open</button>;
 */
export async function preloadDepositAddressesDialog(): Promise<void> {
  await loadDepositAddresses();
}

async function loadDepositAddresses() {
  const { DepositAddressesSurface } = await import('./deposit-addresses-surface.tsx');
  return DepositAddressesSurface;
}

function loadStyles() {
  return import('../../theme/style-text/deposit-addresses.ts');
}
