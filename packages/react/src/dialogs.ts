export type { OpenChange } from './primitives/dialog/open-change.ts';
export type { DialogProps } from './primitives/dialog/use-open-state.ts';
export { ReceiveDialog, type ReceiveDialogProps } from './receive/receive-dialog.tsx';
export { SendDialog, type SendDialogProps } from './send/send-dialog.tsx';
