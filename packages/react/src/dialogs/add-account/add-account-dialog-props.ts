import type { Network } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';

/** Props of the add account dialog. */
export interface AddAccountDialogProps extends DialogProps {
  /** Chosen at first; the first without an account unless given. As it is when the dialog opens. */
  readonly network?: Network | undefined;
  /** The account is there, and stands in what the client has loaded of accounts. */
  readonly onAdded?: ((account: Account) => void) | undefined;
}
