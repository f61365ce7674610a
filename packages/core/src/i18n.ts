export { createTranslate } from './i18n/create-translate.ts';
export { textDirection } from './i18n/direction.ts';
export { accountsTexts } from './i18n/en/accounts.ts';
export { addAccountTexts } from './i18n/en/add-account.ts';
export { assetTexts } from './i18n/en/asset.ts';
export { chartTexts } from './i18n/en/chart.ts';
export { commonTexts } from './i18n/en/common.ts';
export { confirmationTexts } from './i18n/en/confirmation.ts';
export { contactsTexts } from './i18n/en/contacts.ts';
export { depositAddressesTexts } from './i18n/en/deposit-addresses.ts';
export { emptyWalletTexts } from './i18n/en/empty-wallet.ts';
export { missingWalletTexts } from './i18n/en/missing-wallet.ts';
export { newWalletTexts } from './i18n/en/new-wallet.ts';
export { notificationCentreTexts } from './i18n/en/notification-centre.ts';
export { paletteTexts } from './i18n/en/palette.ts';
export { pickersTexts } from './i18n/en/pickers.ts';
export { portfolioTexts } from './i18n/en/portfolio.ts';
export { primitivesTexts } from './i18n/en/primitives.ts';
export { providerTexts } from './i18n/en/provider.ts';
export { receiveTexts } from './i18n/en/receive.ts';
export { recipientTexts } from './i18n/en/recipient.ts';
export { resetPasswordTexts } from './i18n/en/reset-password.ts';
export { scannerTexts } from './i18n/en/scanner.ts';
export { sendTexts } from './i18n/en/send.ts';
export { settlementsTexts } from './i18n/en/settlements.ts';
export { stepUpTexts } from './i18n/en/step-up.ts';
export { swapTexts } from './i18n/en/swap.ts';
export { transactionsTexts } from './i18n/en/transactions.ts';
export { validationTexts } from './i18n/en/validation.ts';
export { walletSettingsTexts } from './i18n/en/wallet-settings.ts';
export {
  createLocaleTexts,
  type LoadTexts,
  type LocaleTexts,
  loadBuiltInTexts,
} from './i18n/locale-texts.ts';
export { priorityTimeText } from './i18n/priority-time-text.ts';
export type { TextArea } from './i18n/text-area.ts';
export { createTextAreas, type PartialMessages, type TextAreas } from './i18n/text-areas.ts';
export { timeEstimateText } from './i18n/time-estimate-text.ts';
export {
  createTranslator,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Translate,
} from './i18n/translate.ts';
export { validationText } from './i18n/validation-text.ts';
