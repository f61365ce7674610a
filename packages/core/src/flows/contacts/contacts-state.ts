import type { Config } from '../../contract/config/config.ts';
import type { Contact, ImportedContacts } from '../../contract/contacts/contacts.ts';
import type { AnyBillfoldError, ValidationError } from '../../errors/error-kinds.ts';
import type { Network } from '../../networks/registry.ts';
import type { InvalidFields } from '../refused-field.ts';

/** Text as typed. */
export interface ContactDraft {
  readonly name: string;
  readonly network: Network;
  readonly address: string;
  readonly memo: string;
}
export type ContactField = 'name' | 'address' | 'memo';

export type ContactsPlace =
  | { readonly at: 'list' }
  /** `editing`: null for a new one. */
  | { readonly at: 'form'; readonly editing: Contact | null; readonly draft: ContactDraft }
  | { readonly at: 'removal'; readonly contact: Contact };

export interface ContactsSource {
  /** By name. */
  readonly contacts: readonly Contact[];
  /** Networks of this server, with their chains. */
  readonly networks: Config['networks'];
}

export interface RefusedContact {
  readonly invalid: InvalidFields<ContactField>;
  /** Validation error of the address; null without one. */
  readonly addressProblem: ValidationError | null;
}

export interface ContactsModel extends RefusedContact {
  readonly source:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | ({ readonly status: 'ready' } & ContactsSource);
  readonly query: string;
  readonly place: ContactsPlace;
  readonly isBusy: boolean;
  /** Last error of the service; null without one. */
  readonly failure: AnyBillfoldError | null;
  /** Result of the last import. */
  readonly imported: ImportedContacts | null;
  readonly chosen: Contact | null;
  /** Contact that was removed last, as long as nothing else was done. */
  readonly removed: Contact | null;
}

export type ContactsEvent =
  | ({ readonly type: 'source-loaded' } & ContactsSource)
  | { readonly type: 'source-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'retried' }
  | { readonly type: 'searched'; readonly query: string }
  | { readonly type: 'went-to'; readonly place: ContactsPlace }
  | { readonly type: 'went-back' }
  | { readonly type: 'changed'; readonly change: Partial<ContactDraft> }
  | ({ readonly type: 'refused' } & RefusedContact)
  | { readonly type: 'called' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  /** The user did not prove who they are. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'saved'; readonly contact: Contact }
  | { readonly type: 'removed'; readonly contact: Contact }
  | {
      readonly type: 'imported';
      readonly imported: ImportedContacts;
      readonly contacts: readonly Contact[];
    }
  | { readonly type: 'chosen'; readonly contact: Contact };

export function initialContacts(known?: ContactsSource): ContactsModel {
  return {
    source: known ? { status: 'ready', ...known } : { status: 'loading' },
    query: '',
    place: { at: 'list' },
    isBusy: false,
    invalid: {},
    addressProblem: null,
    failure: null,
    imported: null,
    chosen: null,
    removed: null,
  };
}

export function draftOf(contact: Contact): ContactDraft {
  const { name, network, address, memo } = contact;
  return { name, network, address, memo: memo ?? '' };
}
