import type { InvalidFields } from '@billfold/core/flows';
import { isEmailAddress } from '@billfold/core/internal';
import type { GeneralSettings } from '@billfold/core/payments';
import { isBusinessName } from './is-business-name.ts';
import { textOrNull } from './settings/read-fields.ts';

export const profileFields = [
  'name',
  'website',
  'supportEmail',
  'timezone',
  'defaultCurrency',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Fields that were typed in and are not saved. */
export type ProfileEdits = Readonly<Partial<Record<ProfileField, string>>>;

/** Returns the settings with the edits on top; an empty address is none. */
export function applyEdits(saved: GeneralSettings, edits: ProfileEdits): GeneralSettings {
  const { website, supportEmail } = { ...saved, ...edits };
  return {
    ...saved,
    name: (edits.name ?? saved.name).trim(),
    website: textOrNull(website),
    supportEmail: textOrNull(supportEmail),
    timezone: edits.timezone ?? saved.timezone,
    defaultCurrency: edits.defaultCurrency ?? saved.defaultCurrency,
  };
}

export function validateProfile(settings: GeneralSettings): InvalidFields<ProfileField> {
  const { name, website, supportEmail } = settings;
  return {
    ...(!isBusinessName(name) && { name: 'business.name.length' }),
    ...(website !== null &&
      !isSecureUrl(website) && { website: 'businessSettings.website.invalid' }),
    ...(supportEmail !== null &&
      !isEmailAddress(supportEmail) && { supportEmail: 'business.email.invalid' }),
  };
}

/** Reports whether a text is an address that starts with https. */
export function isSecureUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
