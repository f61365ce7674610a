import type { Contact, ContactFields, ImportedContacts } from '../../contract/contacts/contacts.ts';
import { type AnyBillfoldError, ValidationError } from '../../errors/error-kinds.ts';
import type { Translate } from '../../i18n/translate.ts';
import { validationText } from '../../i18n/validation-text.ts';
import { getNetwork, type Network } from '../../networks/registry.ts';
import { parseRecipient } from '../../payment-uri/parse-recipient.ts';
import { listServedNetworks } from '../../portfolio/list-served-networks.ts';
import { fieldMessage, isFine, namesField } from '../refused-field.ts';
import type {
  ContactDraft,
  ContactField,
  ContactsModel,
  ContactsPlace,
  RefusedContact,
} from './contacts-state.ts';

/** State of the Contacts dialog for a view. */
export interface ContactsState extends RefusedContact {
  /** `empty`: there is no contact yet; a search that finds none is `ready` with none shown. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  /** Contacts that match the search and the network filter, sorted by name. */
  readonly contacts: readonly Contact[];
  /** Contacts that match the network filter, whatever is searched. */
  readonly all: readonly Contact[];
  readonly query: string;
  readonly place: ContactsPlace;
  /** Networks that a contact can have. */
  readonly networks: readonly Network[];
  readonly isBusy: boolean;
  readonly failure: AnyBillfoldError | null;
  readonly imported: ImportedContacts | null;
  /** Contact that was removed last, as long as nothing else was done. */
  readonly removed: Contact | null;
  /** Error of loading the contacts; null without one. */
  readonly problem: AnyBillfoldError | null;
}

export function viewContacts(model: ContactsModel, wanted: Network | undefined): ContactsState {
  const { source, query, place, isBusy, invalid, addressProblem, failure, imported, removed } =
    model;
  const all = source.status === 'ready' ? ofNetwork(source.contacts, wanted) : none;
  const served = source.status === 'ready' ? listServedNetworks(source) : [];
  return {
    status: source.status === 'ready' && all.length === 0 ? 'empty' : source.status,
    contacts: all.filter((contact) => isFound(contact, query)),
    all,
    query,
    place,
    networks: wanted === undefined ? served : served.filter((code) => code === wanted),
    isBusy,
    invalid,
    addressProblem,
    failure,
    imported,
    removed,
    problem: source.status === 'failed' ? source.error : null,
  };
}

/**
 * Returns the error of a field; undefined without one.
 * @example
 * const flow = createContactsFlow(client, { walletId });
 * const message = contactFieldMessage(flow.getState(), 'address', createTranslate());
 */
export function contactFieldMessage(
  state: ContactsState,
  field: ContactField,
  translate: Translate,
): string | undefined {
  if (field === 'address' && state.addressProblem)
    return validationText(state.addressProblem, translate);
  return fieldMessage(state, field, translate);
}

/**
 * Returns the error that belongs to no field, shown above the form; null without one.
 * @example
 * const flow = createContactsFlow(client, { walletId });
 * const failure = contactFailure(flow.getState());
 */
export function contactFailure({ failure }: ContactsState): AnyBillfoldError | null {
  return namesField(failure, 'name', 'address', 'memo') ? null : failure;
}

/** Validates the form and returns the contact to save, or the errors. Takes an address or a payment URI. */
export function readContactDraft(
  draft: ContactDraft,
  model: ContactsModel,
): { readonly fields: ContactFields } | { readonly refused: RefusedContact } {
  const name = draft.name.trim();
  const memo = hasMemo(draft.network) ? draft.memo.trim() : '';
  const invalid = {
    ...(name === '' && { name: 'common.required' as const }),
    ...(name.length > 80 && { name: 'contacts.nameLength' as const }),
    ...(draft.address.trim() === '' && { address: 'common.required' as const }),
    ...(memo.length > 120 && { memo: 'contacts.memoLength' as const }),
  };
  const read = readAddress(draft, model);
  if (typeof read === 'string' && isFine(invalid))
    return { fields: { name, network: draft.network, address: read, memo: memo || null } };
  const addressProblem = typeof read === 'string' || invalid.address ? null : read;
  return { refused: { invalid, addressProblem } };
}

/**
 * Reports whether payments on this network can carry a memo.
 * @example
 * hasMemo('TON'); // true
 * hasMemo('BTC'); // false
 */
export function hasMemo(network: Network): boolean {
  return getNetwork(network).memo !== null;
}

function readAddress(
  { network, address }: ContactDraft,
  { source }: ContactsModel,
): string | ValidationError {
  const chain = source.status === 'ready' ? source.networks[network]?.chain : undefined;
  try {
    return parseRecipient(network, address, chain).address;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

const none: readonly Contact[] = [];

/** Keeps the list itself where every network is wanted, so that equal states have equal lists. */
function ofNetwork(contacts: readonly Contact[], wanted: Network | undefined): readonly Contact[] {
  if (wanted === undefined) return contacts;
  return contacts.filter(({ network }) => network === wanted);
}

function isFound({ name, address, network }: Contact, query: string): boolean {
  const text = query.trim().toLowerCase();
  const places = [name, address, getNetwork(network).name];
  return places.some((place) => place.toLowerCase().includes(text));
}
