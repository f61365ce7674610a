export { type Notify, useNotifications, useNotify } from './provider/use-notifications.ts';
export {
  useClient,
  useNavigation,
  useNow,
  useSelectedWallet,
  useTranslate,
  useWalletEvents,
} from './provider/use-provided.ts';
export { type Readable, useFlow, useResource, useStore } from './provider/use-store.ts';
