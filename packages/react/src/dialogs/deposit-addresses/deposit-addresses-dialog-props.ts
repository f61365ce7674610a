import type { DepositAddress } from '@billfold/core/contract';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';

/** Props of the deposit addresses dialog. */
export interface DepositAddressesDialogProps extends DialogProps {
  /** An account of the selected wallet. */
  readonly accountId: string;
  /** An address was chosen; the dialog closes with it. */
  readonly onSelect?: ((address: DepositAddress) => void) | undefined;
}
