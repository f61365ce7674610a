export { type Notify, useNotifications, useNotify } from './context/use-notifications.ts';
export {
  useClient,
  useNavigation,
  useNow,
  useSelectedWallet,
  useWalletEvents,
} from './context/use-provided.ts';
export { useTranslate } from './context/use-translate.ts';
export { type HeadlessSend, useSendFlow } from './dialogs/flow/use-send-flow.ts';
export { useWalletDialogs, type WalletDialogCalls } from './dialogs/requests/use-wallet-dialogs.ts';
export { WalletDialogs } from './dialogs/requests/wallet-dialogs.tsx';
export type { Query } from './query/query.ts';
export {
  type AccountPublicKeyQuery,
  useAccountPublicKey,
} from './query/use-account-public-key.ts';
export { type AccountFilter, useAccounts } from './query/use-accounts.ts';
export { useAsset, type WalletAsset } from './query/use-asset.ts';
export { type DepositAddressQuery, useDepositAddress } from './query/use-deposit-address.ts';
export { type Format, useFormat } from './query/use-format.ts';
export { type Transactions, useTransactions } from './query/use-transactions.ts';
export { useWallets, type Wallets } from './query/use-wallets.ts';
export { type Readable, useFlow, useResource, useStore } from './state/use-store.ts';
