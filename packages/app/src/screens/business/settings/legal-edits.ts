import type { InvalidFields } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import type { LegalSettings } from '@billfold/core/payments';
import { isSecureUrl } from '../profile-edits.ts';
import type { SettingsEdits } from './kept-edits.ts';
import { textOrNull } from './read-fields.ts';

/** Fields of the form, with the most characters of each. */
export const legalFields = {
  legalName: 120,
  registrationNumber: 60,
  vatId: 15,
  address: 400,
  termsUrl: 2048,
  privacyUrl: 2048,
  refundUrl: 2048,
} as const;
export type LegalField = keyof typeof legalFields;
/** Fields that hold the address of a page. */
export const pageFields = ['termsUrl', 'privacyUrl', 'refundUrl'] as const;

/** Puts the edits on top of the saved details, and names the fields that are wrong. */
export function readLegal(
  saved: LegalSettings,
  edits: SettingsEdits,
): { readonly settings: LegalSettings; readonly invalid: InvalidFields<LegalField> } {
  const take = (field: LegalField): string | null => textOrNull(edits[field] ?? saved[field]);
  // Written as on paper, in groups and in any case.
  const vatId =
    take('vatId')
      ?.replaceAll(/[\s.-]/g, '')
      .toUpperCase() ?? null;
  const settings: LegalSettings = {
    ...saved,
    ...{ legalName: take('legalName'), registrationNumber: take('registrationNumber'), vatId },
    ...{ address: take('address'), termsUrl: take('termsUrl') },
    ...{ privacyUrl: take('privacyUrl'), refundUrl: take('refundUrl') },
  };
  const invalid: Partial<Record<LegalField, MessageKey>> = {};
  if (vatId !== null && !/^[A-Z]{2}[A-Z\d+*]{2,13}$/.test(vatId))
    invalid.vatId = 'businessLegal.vatId.invalid';
  for (const field of pageFields) {
    const url = settings[field];
    if (url !== null && !isSecureUrl(url)) invalid[field] = 'businessLegal.url.invalid';
  }
  return { settings, invalid };
}
