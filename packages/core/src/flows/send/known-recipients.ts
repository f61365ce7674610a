import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isLookAlike } from '../../networks/is-look-alike.ts';
import type { Network } from '../../networks/registry.ts';

/** Origin of a known address, the most trusted one first. */
export type RecipientSource = 'own-account' | 'contact' | 'paid';

/**
 * Address that this wallet owns, saved or paid. Never one that only sent something to it: attackers
 * send dust from look-alike addresses.
 */
export interface KnownRecipient {
  readonly source: RecipientSource;
  readonly address: string;
  /** Name of the contact or the account; null for an address that was only paid. */
  readonly name: string | null;
  /** Memo that payments to this address need, such as at an exchange. */
  readonly memo: string | null;
  /** Account that owns the address; null for others. */
  readonly accountId: string | null;
  /** Time of the last payment; null without one. */
  readonly paidAt: Date | null;
  /** When the contact got this address or memo; null for others, and for a contact that kept its own. */
  readonly addressChangedAt: Date | null;
}

/** Known recipients of one network. */
export interface KnownRecipients {
  readonly network: Network;
  readonly recipients: readonly KnownRecipient[];
  /** Error of a list that is missing among them; null where all were loaded. */
  readonly error: AnyBillfoldError | null;
}

/** Result of comparing an address with the known recipients. */
export type RecipientMatch =
  | { readonly kind: 'known'; readonly recipient: KnownRecipient }
  | { readonly kind: 'same-account' }
  | { readonly kind: 'look-alike'; readonly recipient: KnownRecipient }
  | { readonly kind: 'first-time' }
  /** Neither known nor a look-alike so far as the lists were loaded; one of them failed. */
  | { readonly kind: 'not-compared'; readonly error: AnyBillfoldError };

/** Compares `address` with the known recipients; a look-alike begins and ends like a known address. */
export function matchRecipient(
  { network, recipients, error }: KnownRecipients,
  address: string,
  accountId: string,
): RecipientMatch {
  const recipient = recipients.find((known) => known.address === address);
  if (recipient?.accountId === accountId) return { kind: 'same-account' };
  if (recipient) return { kind: 'known', recipient };
  const like = recipients.find((known) => isLookAlike(network, known.address, address));
  if (like) return { kind: 'look-alike', recipient: like };
  return error === null ? { kind: 'first-time' } : { kind: 'not-compared', error };
}

/** Order of the suggestions. */
const suggestedSources: readonly RecipientSource[] = ['contact', 'paid', 'own-account'];
const maximumPerSource = 4;

/**
 * Suggests recipients by a part of their name, or the beginning of their address: contacts, then
 * paid addresses, then own accounts with one address each.
 */
export function suggestRecipients(
  recipients: readonly KnownRecipient[],
  text: string,
): readonly KnownRecipient[] {
  const query = text.trim().toLowerCase();
  const matches = ({ name, address }: KnownRecipient): boolean =>
    name?.toLowerCase().includes(query) === true || address.toLowerCase().startsWith(query);
  const found = recipients.filter(matches);
  // A complete address needs no suggestion.
  if (found.some(({ address }) => address === text.trim())) return [];
  const accounts = new Set<string>();
  const isRepeated = ({ accountId }: KnownRecipient): boolean => {
    if (accountId === null) return false;
    const isKnown = accounts.has(accountId);
    accounts.add(accountId);
    return isKnown;
  };
  const single = found.filter((recipient) => !isRepeated(recipient));
  return suggestedSources.flatMap((source) =>
    single.filter((recipient) => recipient.source === source).slice(0, maximumPerSource),
  );
}

/**
 * Removes duplicate addresses and keeps the most trusted source of each, with the newest payment and
 * the newest change of its contacts.
 * Expects payments newest first.
 */
export function uniqueRecipients(recipients: readonly KnownRecipient[]): readonly KnownRecipient[] {
  const paidAt = new Map<string, Date>();
  for (const known of recipients)
    if (known.paidAt && !paidAt.has(known.address)) paidAt.set(known.address, known.paidAt);
  const changedAt = new Map<string, Date>();
  for (const { address, addressChangedAt } of recipients)
    if (addressChangedAt && addressChangedAt > (changedAt.get(address) ?? new Date(0)))
      changedAt.set(address, addressChangedAt);
  const seen = new Set<string>();
  return recipients.flatMap((known) => {
    if (seen.has(known.address)) return [];
    seen.add(known.address);
    const { address } = known;
    const newest = {
      paidAt: paidAt.get(address) ?? null,
      addressChangedAt: changedAt.get(address) ?? null,
    };
    return [{ ...known, ...newest }];
  });
}
