import type { InvalidFields } from '@billfold/core/flows';
import { isEmailAddress, normalizeEmail } from '@billfold/core/internal';
import type { Customer, CustomerProfile } from '@billfold/core/payments';

/** Fields of a profile as they are typed. */
export const profileFields = [
  'email',
  'name',
  'phone',
  'company',
  'address',
  'tags',
  'notes',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type TypedProfile = Readonly<Record<ProfileField, string>>;

export const emptyProfile: TypedProfile = {
  ...{ email: '', name: '', phone: '', company: '', address: '', tags: '', notes: '' },
};

/** Returns the profile of a customer as it is edited. */
export function typedProfileOf(customer: Customer): TypedProfile {
  const { email, name, phone, company, address, tags, notes } = customer;
  return {
    ...{ email: email ?? '', name: name ?? '', phone: phone ?? '', company: company ?? '' },
    ...{ address: address ?? '', tags: tags.join(', '), notes: notes ?? '' },
  };
}

export interface ReadProfile {
  readonly invalid: InvalidFields<ProfileField>;
  readonly profile: CustomerProfile;
}

/** Reads a typed profile; a customer needs an email or a name, and an email is a whole one. */
export function readProfile(typed: TypedProfile): ReadProfile {
  const text = (field: ProfileField) => typed[field].trim() || null;
  const [email, name] = [text('email'), text('name')];
  const isMissing = email === null && name === null;
  const isWrong = email !== null && !isEmailAddress(normalizeEmail(email));
  return {
    invalid: {
      ...(isMissing && { email: 'customers.missing' as const }),
      ...(isWrong && { email: 'customers.email.invalid' as const }),
    },
    profile: {
      ...{ email, name, phone: text('phone'), company: text('company') },
      ...{ address: text('address'), notes: text('notes'), tags: readTags(typed.tags) },
    },
  };
}

function readTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
