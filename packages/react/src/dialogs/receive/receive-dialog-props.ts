import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import type { ReceiveFlowOptionsOfDialog } from './use-receive-flow.ts';

/** Props of the receive dialog. */
export interface ReceiveDialogProps extends DialogProps, ReceiveFlowOptionsOfDialog {}
