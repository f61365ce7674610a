export type { Query } from './data/query.ts';
export { type AccountFilter, useAccounts } from './data/use-accounts.ts';
export { type DepositAddressQuery, useDepositAddress } from './data/use-deposit-address.ts';
export { type Format, useFormat } from './data/use-format.ts';
export { type HeadlessSend, useSendFlow } from './data/use-send-flow.ts';
export { type Transactions, useTransactions } from './data/use-transactions.ts';
export { useWalletDialogs, type WalletDialogCalls } from './data/use-wallet-dialogs.ts';
export { useWallets, type Wallets } from './data/use-wallets.ts';
export { WalletDialogs } from './data/wallet-dialogs.tsx';
export { type Notify, useNotifications, useNotify } from './provider/use-notifications.ts';
export {
  useClient,
  useNavigation,
  useNow,
  useSelectedWallet,
  useWalletEvents,
} from './provider/use-provided.ts';
export { type Readable, useFlow, useResource, useStore } from './provider/use-store.ts';
export { useTranslate } from './provider/use-translate.ts';
