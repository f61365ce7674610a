export type { Resources } from './client/resources.ts';
export type { CallOptions, TokenRequest } from './contract/transport.ts';
export { type BillfoldClient, type ClientOptions, createClient } from './create-client.ts';
export { BillfoldError, type ErrorInfo, type ErrorJson } from './errors/billfold-error.ts';
export {
  type AnyBillfoldError,
  ApiError,
  type ErrorCode,
  type ErrorOf,
  isBillfoldError,
  isErrorCode,
  NetworkError,
  SigningError,
  TransactionError,
  TwoFactorRequiredError,
  UnauthorizedError,
  ValidationError,
} from './errors/error-kinds.ts';
export {
  createTranslate,
  type MessageKey,
  type Messages,
  type Translate,
} from './i18n/translate.ts';
export { type BaseUnits, isBaseUnits, toBaseUnits } from './money/base-units.ts';
export { type Decimal, parseAmount, toDecimal } from './money/decimal.ts';
export type { ChainName, NetworkDefinition, UtxoChain } from './networks/network.ts';
export {
  getNetwork,
  isNetwork,
  mapNetworks,
  type Network,
  networkCodes,
} from './networks/registry.ts';
export { browserPlatform, browserStore } from './platform/browser.ts';
export { memoryStore } from './platform/memory-store.ts';
export type { Clock, KeyValueStore, Platform, Random, StoreKey } from './platform/platform.ts';
export {
  checkSeedPhrase,
  type SeedPhraseCheck,
  type UnknownWord,
} from './seed-phrase/check-seed-phrase.ts';
export { normalizeSeedPhrase } from './seed-phrase/normalize-seed-phrase.ts';
export { errorToNotification, messageLines } from './session/error-to-notification.ts';
export type {
  NewNotification,
  Notification,
  NotificationStatus,
  NotificationsState,
} from './session/notification-state.ts';
export {
  createNotifications,
  type Notifications,
  notificationTimes,
} from './session/notifications.ts';
export { createResource, type Resource, type ResourceState } from './state/resource.ts';
export { createStore, type Store } from './state/store.ts';
