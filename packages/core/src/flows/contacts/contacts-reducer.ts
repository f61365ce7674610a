import type { Contact } from '../../contract/contacts/contacts.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { clearErrors } from '../refused-field.ts';
import {
  type ContactDraft,
  type ContactsEvent,
  type ContactsModel,
  type ContactsPlace,
  draftOf,
} from './contacts-state.ts';

/** The whole behaviour of the Contacts dialog. */
export function reduceContacts(model: ContactsModel, event: ContactsEvent): ContactsModel {
  switch (event.type) {
    case 'source-loaded': {
      const { contacts, networks } = event;
      return { ...model, source: { status: 'ready', contacts: sorted(contacts), networks } };
    }
    case 'source-failed':
      // A list of before stays readable.
      return model.source.status === 'ready'
        ? model
        : { ...model, source: { status: 'failed', error: event.error } };
    case 'retried':
      return model.source.status === 'failed' ? { ...model, source: { status: 'loading' } } : model;
    case 'searched':
      return { ...model, query: event.query };
    case 'went-to':
      return model.isBusy ? model : goTo(model, event.place);
    case 'went-back':
      return model.isBusy ? model : goTo(model, before(model.place));
    case 'changed':
      return change(model, event.change);
    case 'refused':
      return { ...settled(model), invalid: event.invalid, addressProblem: event.addressProblem };
    case 'called':
      return { ...settled(model), isBusy: true, removed: model.removed };
    case 'failed':
      return isErrorCode(event.error, 'recipient_invalid')
        ? { ...settled(model), addressProblem: event.error }
        : { ...settled(model), failure: event.error, removed: model.removed };
    case 'cancelled':
      return settled(model);
    case 'saved':
      return goTo(
        keep(model, (all) => [...without(all, event.contact.id), event.contact]),
        list,
      );
    case 'removed':
      return {
        ...goTo(
          keep(model, (all) => without(all, event.contact.id)),
          list,
        ),
        removed: event.contact,
      };
    case 'imported':
      return { ...settled(keep(model, () => event.contacts)), imported: event.imported };
    case 'chosen':
      return { ...model, chosen: model.chosen ?? event.contact };
    default:
      return event satisfies never;
  }
}

const list: ContactsPlace = { at: 'list' };

/** A removal is asked for while the contact is edited. */
function before(place: ContactsPlace): ContactsPlace {
  if (place.at !== 'removal') return list;
  return { at: 'form', editing: place.contact, draft: draftOf(place.contact) };
}

function goTo(model: ContactsModel, place: ContactsPlace): ContactsModel {
  return { ...settled(model), place };
}

/** Clears the errors of changed fields; a change of the network clears the address's error too. */
function change(model: ContactsModel, changed: Partial<ContactDraft>): ContactsModel {
  const { place, invalid, addressProblem } = model;
  if (place.at !== 'form' || model.isBusy) return model;
  const isAboutAddress = changed.address !== undefined || changed.network !== undefined;
  return {
    ...model,
    place: { ...place, draft: { ...place.draft, ...changed } },
    invalid: clearErrors(invalid, Object.keys(changed)),
    addressProblem: isAboutAddress ? null : addressProblem,
    failure: null,
  };
}

/** Nothing under way and nothing held against what was entered. */
function settled(model: ContactsModel): ContactsModel {
  return {
    ...model,
    isBusy: false,
    invalid: {},
    addressProblem: null,
    failure: null,
    imported: null,
    removed: null,
  };
}

function keep(
  model: ContactsModel,
  next: (contacts: readonly Contact[]) => readonly Contact[],
): ContactsModel {
  const { source } = model;
  if (source.status !== 'ready') return model;
  return { ...model, source: { ...source, contacts: sorted(next(source.contacts)) } };
}

function without(contacts: readonly Contact[], contactId: string): readonly Contact[] {
  return contacts.filter(({ id }) => id !== contactId);
}

function sorted(contacts: readonly Contact[]): readonly Contact[] {
  return [...contacts].sort((a, b) => a.name.localeCompare(b.name));
}
