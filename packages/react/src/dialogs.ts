export {
  AddAccountDialog,
  type AddAccountDialogProps,
  preloadAddAccountDialog,
} from './add-account/add-account-dialog.tsx';
export {
  ContactsDialog,
  type ContactsDialogProps,
  preloadContactsDialog,
} from './contacts/contacts-dialog.tsx';
export {
  DepositAddressesDialog,
  type DepositAddressesDialogProps,
  preloadDepositAddressesDialog,
} from './deposit-addresses/deposit-addresses-dialog.tsx';
export type { OpenChange } from './primitives/dialog/open-change.ts';
export type { DialogProps } from './primitives/dialog/use-open-state.ts';
export {
  preloadReceiveDialog,
  ReceiveDialog,
  type ReceiveDialogProps,
} from './receive/receive-dialog.tsx';
export {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
  type ResetCloudPasswordDialogProps,
} from './reset-password/reset-cloud-password-dialog.tsx';
export { preloadQrScanner, QrScanner, type QrScannerProps } from './scanner/qr-scanner.tsx';
export type { LoadScannerEngine, ScannerEngine } from './scanner/scanner-engine.ts';
export { preloadSendDialog, SendDialog, type SendDialogProps } from './send/send-dialog.tsx';
export {
  preloadSwapUnavailableDialog,
  SwapUnavailableDialog,
  type SwapUnavailableDialogProps,
} from './swap/swap-unavailable-dialog.tsx';
