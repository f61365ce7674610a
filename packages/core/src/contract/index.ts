export {
  type Account,
  type AddressRow,
  type CreateAccount,
  createAccount,
  type DepositAddress,
  type GetDepositAddress,
  getDepositAddress,
  type ListAccounts,
  type ListAddresses,
  listAccounts,
  listAddresses,
  type Token,
} from './accounts.ts';
export {
  type AccountType,
  type DeviceSummary,
  getUser,
  type LogIn,
  logIn,
  logOut,
  type Register,
  register,
  resendVerification,
  type SignedIn,
  type User,
  type VerifyEmail,
  verifyEmail,
} from './auth.ts';
export { type Config, getConfig, type NetworkConfig } from './config.ts';
export { type ErrorBody, errorBody } from './error-body.ts';
export {
  type CoinManifest,
  getManifest,
  listManifest,
  type ManifestPath,
  type PriorityFacts,
} from './manifest.ts';
export {
  type Faucet,
  type FaucetPayment,
  faucet,
  type LedgerHead,
  type ListOutbox,
  listOutbox,
  type Mine,
  mine,
  type OutboxMail,
  type SandboxPath,
} from './sandbox.ts';
export type { AnyRequest, Endpoint, RequestOf, Schema } from './schema.ts';
export {
  type Confirmations,
  type CreateTransaction,
  createTransaction,
  type FeeEstimate,
  type FeeOption,
  type FeePriority,
  type FeeQuery,
  type GetConfirmations,
  getConfirmations,
  getFees,
  type ListTransactions,
  listTransactions,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from './transactions.ts';
export type { AccountPath, Data, Page, WalletPath } from './values.ts';
export {
  type ActivatedWallet,
  type ActivateWallet,
  activateWallet,
  type CreatedWallet,
  type CreateWallet,
  createWallet,
  type ListWallets,
  listWallets,
  type Wallet,
  type WalletIdPath,
  type WalletType,
} from './wallets.ts';
