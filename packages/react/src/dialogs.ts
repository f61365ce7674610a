export type { OpenChange } from './context/open-change.ts';
export {
  AddAccountDialog,
  type AddAccountDialogProps,
  preloadAddAccountDialog,
} from './dialogs/add-account/add-account-dialog.tsx';
export {
  ContactsDialog,
  type ContactsDialogProps,
  preloadContactsDialog,
} from './dialogs/contacts/contacts-dialog.tsx';
export {
  DepositAddressesDialog,
  type DepositAddressesDialogProps,
  preloadDepositAddressesDialog,
} from './dialogs/deposit-addresses/deposit-addresses-dialog.tsx';
export {
  preloadReceiveDialog,
  ReceiveDialog,
  type ReceiveDialogProps,
} from './dialogs/receive/receive-dialog.tsx';
export {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
  type ResetCloudPasswordDialogProps,
} from './dialogs/reset-password/reset-cloud-password-dialog.tsx';
export { preloadQrScanner, QrScanner, type QrScannerProps } from './dialogs/scanner/qr-scanner.tsx';
export type { LoadScannerEngine, ScannerEngine } from './dialogs/scanner/scanner-engine.ts';
export {
  preloadSendDialog,
  SendDialog,
  type SendDialogProps,
} from './dialogs/send/send-dialog.tsx';
export {
  preloadSwapUnavailableDialog,
  SwapUnavailableDialog,
  type SwapUnavailableDialogProps,
} from './dialogs/swap/swap-unavailable-dialog.tsx';
export type { DialogProps } from './ui/dialog/use-open-state.ts';
