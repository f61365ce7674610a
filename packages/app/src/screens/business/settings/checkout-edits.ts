import type { CheckoutSettings } from '@billfold/core/payments';
import type { SettingsEdits } from './kept-edits.ts';
import { readQuestions, textOfQuestions } from './questions.ts';
import { createReader, readWhole, textOrNull } from './read-fields.ts';

export const checkoutFields = [
  'theme',
  'brandColor',
  'language',
  'collectEmail',
  'collectName',
  'fields',
  'showsFiat',
  'defaultAsset',
  'assetOrder',
  'redirectAfterSeconds',
  'sendsReceipts',
  'receiptFooter',
  'successText',
  'expiredText',
] as const;
export type CheckoutFieldName = (typeof checkoutFields)[number];

export const collectChoices = ['NO', 'OPTIONAL', 'REQUIRED'] as const;

/** Returns the settings of the checkout as texts of their fields. */
export function textsOfCheckout(
  saved: CheckoutSettings,
): Readonly<Record<CheckoutFieldName, string>> {
  const { redirectAfterSeconds } = saved;
  return {
    theme: saved.theme ?? '',
    brandColor: saved.brandColor ?? '',
    language: saved.languages[0] ?? '',
    collectEmail: saved.collectEmail,
    collectName: yesOrNo(saved.collectName),
    fields: textOfQuestions(saved.fields),
    showsFiat: yesOrNo(saved.showsFiat),
    defaultAsset: saved.defaultAsset ?? '',
    assetOrder: saved.assetOrder.join(' '),
    redirectAfterSeconds: redirectAfterSeconds === null ? '' : String(redirectAfterSeconds),
    sendsReceipts: yesOrNo(saved.sendsReceipts),
    receiptFooter: saved.receiptFooter ?? '',
    successText: saved.successText ?? '',
    expiredText: saved.expiredText ?? '',
  };
}

/** Puts the edits on top of the saved settings of the checkout. */
export function readCheckout(saved: CheckoutSettings, edits: SettingsEdits) {
  const { invalid, take } = createReader<CheckoutFieldName>();
  const texts = { ...textsOfCheckout(saved), ...edits };
  const seconds = texts.redirectAfterSeconds;
  const settings: CheckoutSettings = {
    ...saved,
    theme: texts.theme === 'light' || texts.theme === 'dark' ? texts.theme : null,
    brandColor: textOrNull(texts.brandColor),
    languages: chooseFirst(saved.languages, texts.language),
    collectEmail: collectChoices.find((each) => each === texts.collectEmail) ?? saved.collectEmail,
    collectName: texts.collectName === 'yes',
    fields: take('fields', readQuestions(texts.fields), saved.fields),
    showsFiat: texts.showsFiat === 'yes',
    defaultAsset: textOrNull(texts.defaultAsset),
    assetOrder: listAssetOrder(texts.assetOrder),
    redirectAfterSeconds:
      seconds.trim() === ''
        ? null
        : take(
            'redirectAfterSeconds',
            readWhole(seconds, [0, 600], 'businessSetup.redirect.invalid'),
            saved.redirectAfterSeconds,
          ),
    sendsReceipts: texts.sendsReceipts === 'yes',
    receiptFooter: textOrNull(texts.receiptFooter),
    successText: textOrNull(texts.successText),
    expiredText: textOrNull(texts.expiredText),
  };
  return { settings, invalid };
}

/** Returns the assets of an order that is written as one text. */
export function listAssetOrder(text: string): readonly string[] {
  return text.split(' ').filter((id) => id !== '');
}

/** Puts the chosen language before the others, of which a program may have saved some; none drops them all. */
function chooseFirst(languages: readonly string[], chosen: string): readonly string[] {
  if (chosen === '') return [];
  return [chosen, ...languages.filter((each) => each !== chosen)];
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
