import type { Transaction } from '@billfold/core/contract';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import type { SendFlowOptionsOfDialog } from './use-send-flow.ts';

/** Props of the Send dialog. */
export interface SendDialogProps extends DialogProps, SendFlowOptionsOfDialog {
  /** Called once per transaction, even if the dialog was unmounted in the meantime. */
  readonly onSent?: ((transaction: Transaction) => void) | undefined;
}
