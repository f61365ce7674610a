export { type AccountAsset, nativeAsset } from './assets/account-asset.ts';
export { type Asset, getAsset, isAssetIdentifier } from './assets/asset.ts';
export type { AssetIdentifier } from './assets/asset-identifiers.ts';
export { type AssetSymbol, assetSymbols } from './assets/display-codes.ts';
export { findAccountAsset } from './assets/find-account-asset.ts';
export { listAssetsOfSymbol } from './assets/list-assets-of-symbol.ts';
export { isOffered, listOfferedAssets } from './assets/offered-assets.ts';
export {
  type AccountType,
  accountTypes,
  type FeePriority,
  feePriorities,
} from './assets/specified-values.ts';
export { findToken, findTokenByContract, type TokenDefinition, tokensOf } from './assets/token.ts';
export type { AccountFilter, AddressLabel } from './client/accounts.ts';
export type { CacheKey, Resources } from './client/resources.ts';
export type { TokenScopes } from './client/token-scopes.ts';
export type { TransactionFilter, TransactionListQuery } from './client/transaction-filter.ts';
export type { TokenFees } from './client/transactions.ts';
export type { WalletFilter } from './client/wallets.ts';
export type { BaseUrls } from './contract/config/config.ts';
export type { EmbedScope } from './contract/embed/embed-scope.ts';
export { type BillfoldClient, type ClientOptions, createClient } from './create-client.ts';
export { BillfoldError, type ErrorInfo, type ErrorJson } from './errors/billfold-error.ts';
export {
  type AnyBillfoldError,
  ApiError,
  type ErrorCode,
  type ErrorOf,
  NetworkError,
  SigningError,
  TransactionError,
  TwoFactorRequiredError,
  UnauthorizedError,
  ValidationError,
  type ValidationInfo,
} from './errors/error-kinds.ts';
export { isBillfoldError, isErrorCode } from './errors/is-billfold-error.ts';
export type { ValidationReason, ValidationValues } from './errors/validation-reason.ts';
export type { ClientEvents } from './http/client-events.ts';
export type { LiveSource } from './http/live-source.ts';
export type { RequestEvent } from './http/request-event.ts';
export type { GetAccessToken, TokenRequest, TokenResponse } from './http/tokens.ts';
export type { CallOptions } from './http/transport.ts';
export { readPastedAmount, sanitizeAmountInput, withDecimalPoint } from './money/amount-input.ts';
export { type AssetDigits, defaultDigits } from './money/asset-digits.ts';
export { type BaseUnits, isBaseUnits, toBaseUnits } from './money/base-units.ts';
export { type Cents, isCents, toCents } from './money/cents.ts';
export { type Decimal, parseAmount, type SignedDecimal, toDecimal } from './money/decimal.ts';
export { type DisplayCurrency, displayCurrencies } from './money/display-currencies.ts';
export { type DisplayMoney, dollars, toDisplayMoney } from './money/display-money.ts';
export { type AmountFormat, formatAmount } from './money/format-amount.ts';
export { formatClock, formatDate, formatDay } from './money/format-date.ts';
export { formatMoney, formatMoneySum, type MoneyFormat } from './money/format-money.ts';
export {
  type ChangeDirection,
  directionOf,
  formatPercent,
  type PercentFormat,
} from './money/format-percent.ts';
export { formatRate, formatRateChange } from './money/format-rate.ts';
export { maxSpendable, type SpendableParts } from './money/max-spendable.ts';
export { fromFiat, parseRate, type Rate, toFiat } from './money/rate.ts';
export { feeToFiat, feeUsd, toUsd } from './money/usd.ts';
export type {
  AddressCheck,
  AddressKind,
  InvalidAddress,
  OtherChainAddress,
  OtherNetworkAddress,
  ValidAddress,
} from './networks/address-check.ts';
export { type AddressFlag, losesFunds } from './networks/address-flag.ts';
export { type ExplorerPage, explorerUrl } from './networks/explorer-url.ts';
export { groupAddress, shortenAddress } from './networks/format-address.ts';
export {
  type ChainName,
  chainNames,
  type EvmChain,
  type EvmModel,
  type EvmNetwork,
  type Explorer,
  type FeePriorityChoice,
  type NetworkDefinition,
  type NetworkModel,
  type SolanaChain,
  type SolanaModel,
  type SolanaNetwork,
  type TonChain,
  type TonModel,
  type TonNetwork,
  type TronChain,
  type TronModel,
  type TronNetwork,
  type UtxoChain,
  type UtxoModel,
  type UtxoNetwork,
} from './networks/network.ts';
export type { PaymentRequest } from './networks/payment-request.ts';
export { getNetwork, isNetwork, type Network, networkCodes } from './networks/registry.ts';
export { estimateTime, type TimeEstimate } from './networks/time-estimate.ts';
export { validateAddress } from './networks/validate-address.ts';
export {
  missingPasswordParts,
  type PasswordPart,
  type PasswordStrength,
  passwordParts,
  passwordStrength,
} from './password-strength/password-strength.ts';
export { parseRecipient } from './payment-uri/parse-recipient.ts';
export {
  formatPaymentUri,
  type PaymentUriParts,
  parsePaymentUri,
} from './payment-uri/payment-uri.ts';
export type { Recipient } from './payment-uri/read-recipient.ts';
export { browserPlatform, browserStore } from './platform/browser.ts';
export { memoryStore } from './platform/memory-store.ts';
export type { Clock, KeyValueStore, Platform, Random, StoreKey } from './platform/platform.ts';
export {
  checkSeedPhrase,
  type SeedPhraseCheck,
  type UnknownWord,
} from './seed-phrase/check-seed-phrase.ts';
export { englishWords } from './seed-phrase/english-words.ts';
export { normalizeSeedPhrase } from './seed-phrase/normalize-seed-phrase.ts';
export { readSeedPhrase } from './seed-phrase/read-seed-phrase.ts';
export { validateSeedPhrase } from './seed-phrase/validate-seed-phrase.ts';
