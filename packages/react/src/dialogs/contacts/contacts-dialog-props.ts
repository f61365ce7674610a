import type { Network } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';

/** Props of the contacts dialog. */
export interface ContactsDialogProps extends DialogProps {
  /** Only contacts on this network. As it is when the dialog opens. */
  readonly network?: Network | undefined;
  /** Makes a press on a contact choose it, and close the dialog; unless given it is edited. */
  readonly onSelect?: ((contact: Contact) => void) | undefined;
}
