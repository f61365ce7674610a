import { isLookAlike } from '../../networks/is-look-alike.ts';
import type { Network } from '../../networks/registry.ts';

/** Where an address is known from, best known first. */
export type RecipientSource = 'own-account' | 'contact' | 'paid';

/** An address that this wallet has to do with. Never one that only sent something to it (S11). */
export interface KnownRecipient {
  readonly source: RecipientSource;
  readonly address: string;
  /** Of the contact or the account; null of an address that was only paid. */
  readonly name: string | null;
  /** What payments to it need, such as at an exchange. */
  readonly memo: string | null;
  /** Of an own one: the account that it belongs to. */
  readonly accountId: string | null;
  /** When it was last paid; null where no such payment is known. */
  readonly paidAt: Date | null;
}

/** All of one network. */
export interface KnownRecipients {
  readonly network: Network;
  readonly recipients: readonly KnownRecipient[];
}

/** What is to be said of an address before it is paid. */
export type Acquaintance =
  | { readonly kind: 'known'; readonly recipient: KnownRecipient }
  | { readonly kind: 'same-account' }
  | { readonly kind: 'look-alike'; readonly recipient: KnownRecipient }
  | { readonly kind: 'first-time' };

/** How well `address` is known; one that only begins and ends like a known one is told from new ones. */
export function acquaintanceOf(
  { network, recipients }: KnownRecipients,
  address: string,
  accountId: string,
): Acquaintance {
  const recipient = recipients.find((known) => known.address === address);
  if (recipient?.accountId === accountId) return { kind: 'same-account' };
  if (recipient) return { kind: 'known', recipient };
  const like = recipients.find((known) => isLookAlike(network, known.address, address));
  return like ? { kind: 'look-alike', recipient: like } : { kind: 'first-time' };
}

const mostSuggested = 6;

/** Those that may be meant by `text`: a part of their name, or how their address begins. */
export function suggestRecipients(
  recipients: readonly KnownRecipient[],
  text: string,
): readonly KnownRecipient[] {
  const wanted = text.trim().toLowerCase();
  const isMeant = ({ name, address }: KnownRecipient): boolean =>
    name?.toLowerCase().includes(wanted) === true || address.toLowerCase().startsWith(wanted);
  const meant = recipients.filter(isMeant);
  // What stands there already needs no suggestion.
  if (meant.some(({ address }) => address === text.trim())) return [];
  return meant.slice(0, mostSuggested);
}

/** Each address once, where it is known best; the payments to it come newest first. */
export function withoutRepeats(recipients: readonly KnownRecipient[]): readonly KnownRecipient[] {
  const paidAt = new Map<string, Date>();
  for (const known of recipients)
    if (known.paidAt && !paidAt.has(known.address)) paidAt.set(known.address, known.paidAt);
  const seen = new Set<string>();
  return recipients.flatMap((known) => {
    if (seen.has(known.address)) return [];
    seen.add(known.address);
    return [{ ...known, paidAt: paidAt.get(known.address) ?? null }];
  });
}
