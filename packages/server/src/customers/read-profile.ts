import { losesFunds, validateAddress } from '@billfold/core';
import type { CustomerProfile, RefundAddress } from '@billfold/core/contract';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { unpayableAddress } from '../platform/unpayable-address.ts';
import { normalizeEmail } from '../users/normalize-email.ts';

/** Columns of a customer that a profile sets. */
export type ProfileColumns = Pick<
  CustomerRow,
  | 'email'
  | 'emailNorm'
  | 'name'
  | 'phone'
  | 'company'
  | 'address'
  | 'tags'
  | 'notes'
  | 'refundAddresses'
>;

/** Columns of a customer about whom nothing is known. */
export const emptyProfile: ProfileColumns = {
  ...{ email: null, emailNorm: null, name: null, phone: null, company: null, address: null },
  ...{ tags: [], notes: null, refundAddresses: [] },
};

/**
 * Reads the given fields of a profile, with addresses normalised; a blank text is none.
 * @throws {ApiError} 400 ADDRESS_INVALID
 */
export function readProfile(
  context: Pick<ServiceContext, 'chains'>,
  { email, tags, refundAddresses, ...texts }: CustomerProfile,
): Partial<ProfileColumns> {
  const { name, phone, company, address, notes } = texts;
  return {
    ...(email === undefined ? {} : { email, emailNorm: email && normalizeEmail(email) }),
    ...(name === undefined ? {} : { name: trimmed(name) }),
    ...(phone === undefined ? {} : { phone: trimmed(phone) }),
    ...(company === undefined ? {} : { company: trimmed(company) }),
    ...(address === undefined ? {} : { address: trimmed(address) }),
    ...(notes === undefined ? {} : { notes: trimmed(notes) }),
    ...(tags === undefined ? {} : { tags: joinTags([], tags) }),
    ...(refundAddresses === undefined
      ? {}
      : { refundAddresses: readAddresses(context, refundAddresses) }),
  };
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** Joins tags; two that differ in case alone are one. */
export function joinTags(known: readonly string[], added: readonly string[]): readonly string[] {
  const tags = new Map(known.map((tag) => [tag.toLowerCase(), tag]));
  for (const tag of added.map((each) => each.trim()))
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()];
}

/** Joins addresses without repeating one. */
export function joinAddresses(
  known: readonly RefundAddress[],
  added: readonly RefundAddress[],
): readonly RefundAddress[] {
  const all = [...known, ...added].map((each) => [writeAddress(each), each] as const);
  return [...new Map(all).values()];
}

/** Writes an address as a cell of the exported table has it. */
export function writeAddress({ network, address }: RefundAddress): string {
  return `${network}:${address}`;
}

function readAddresses(
  { chains }: Pick<ServiceContext, 'chains'>,
  addresses: readonly RefundAddress[],
): readonly RefundAddress[] {
  const read = addresses.map(({ network, address }, index) => {
    // A network that has no ledger here is known by its main chain.
    const chain = isServed(network) ? chains.get(network).chain : 'main';
    const check = validateAddress(network, address, chain);
    if (!check.valid || losesFunds(check.flags))
      throw fieldRefused(`refundAddresses.${index}.address`, {
        code: 'ADDRESS_INVALID',
        message: unpayableAddress(network),
      });
    return { network, address: check.normalized };
  });
  return joinAddresses([], read);
}
