import type { InvalidFields } from '@billfold/core/flows';
import { isEmailAddress } from '@billfold/core/internal';
import type { BillingSettings } from '@billfold/core/payments';
import type { SettingsEdits } from '../business/settings/kept-edits.ts';

export const detailsFields = ['billingEmail', 'billingAddress'] as const;
export type DetailsField = (typeof detailsFields)[number];

const longestAddress = 400;

/** Puts the edits on top of the saved settings, and names the fields that are wrong; an empty field is none. */
export function readDetails(
  saved: BillingSettings,
  edits: SettingsEdits,
): { readonly settings: BillingSettings; readonly invalid: InvalidFields<DetailsField> } {
  const read = (field: DetailsField): string | null => {
    const typed = edits[field]?.trim();
    return typed === undefined ? saved[field] : typed || null;
  };
  const [billingEmail, billingAddress] = [read('billingEmail'), read('billingAddress')];
  const isWrongEmail = billingEmail !== null && !isEmailAddress(billingEmail);
  const isLong = (billingAddress?.length ?? 0) > longestAddress;
  return {
    settings: { ...saved, billingEmail, billingAddress },
    invalid: {
      ...(isWrongEmail && { billingEmail: 'billing.email.invalid' }),
      ...(isLong && { billingAddress: 'billing.address.long' }),
    },
  };
}
