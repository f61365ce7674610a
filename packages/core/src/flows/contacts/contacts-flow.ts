import type { Contact } from '../../contract/contacts/contacts.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import {
  type ContactsContext,
  type ContactsFlowOptions,
  importContacts,
  loadContacts,
  removeContact,
  restoreContact,
  saveContact,
} from './contacts-effects.ts';
import { reduceContacts } from './contacts-reducer.ts';
import { type ContactsState, viewContacts } from './contacts-selectors.ts';
import {
  type ContactDraft,
  type ContactsEvent,
  type ContactsModel,
  draftOf,
  initialContacts,
} from './contacts-state.ts';

export interface ContactsActions {
  search(query: string): void;
  /** Opens the form for a new contact, prefilled with `known`. Ignored before the list is loaded. */
  add(known?: Partial<ContactDraft>): void;
  edit(contactId: string): void;
  /** Opens the confirmation to remove the edited contact. */
  askRemoval(): void;
  back(): void;
  change(change: Partial<ContactDraft>): void;
  /** Saves the form. Never rejects. */
  save(): Promise<void>;
  /** Removes the contact that `askRemoval` named. Never rejects. */
  remove(): Promise<void>;
  /** Adds the contact again that was removed last. Never rejects. */
  undoRemoval(): Promise<void>;
  /** Imports CSV with the columns `name,network,address,memo`. Never rejects. */
  importCsv(csv: string): Promise<void>;
  /** Ends the flow with a listed contact. */
  choose(contactId: string): void;
  /** Repeats the requests that failed. */
  retry(): void;
}
export type ContactsResult =
  | { readonly status: 'chosen'; readonly contact: Contact }
  | { readonly status: 'dismissed' };

/**
 * Creates the Contacts dialog without a screen: the address book of a wallet.
 * @example
 * const flow = createContactsFlow(client, { walletId, network: 'BTC' });
 * flow.subscribe(() => console.log(flow.getState().contacts));
 * const result = await flow.result;
 * if (result.status === 'chosen') console.log(result.contact.address);
 */
export function createContactsFlow(
  client: BillfoldClient,
  options: ContactsFlowOptions,
): Flow<ContactsState, ContactsActions, ContactsResult> {
  const store = createFlowStore<ContactsModel, ContactsEvent>(
    () => initialContacts(options.known),
    reduceContacts,
  );
  const abort = new AbortController();
  const result = settleOnce<ContactsResult>();
  const context: ContactsContext = { client, options, store, signal: abort.signal };
  const getState = createView(store.get, (model) => viewContacts(model, options.network));
  const find = (contactId: string): Contact | undefined =>
    getState().contacts.find(({ id }) => id === contactId);

  void loadContacts(context);
  return {
    getState,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      search: (query) => store.dispatch({ type: 'searched', query }),
      add: (known = {}) => {
        const [network] = getState().networks;
        if (network === undefined) return;
        const draft = { name: '', network, address: '', memo: '', ...known };
        store.dispatch({ type: 'went-to', place: { at: 'form', editing: null, draft } });
      },
      edit: (contactId) => {
        const editing = find(contactId);
        if (editing === undefined) return;
        const place = { at: 'form', editing, draft: draftOf(editing) } as const;
        store.dispatch({ type: 'went-to', place });
      },
      askRemoval: () => {
        const { place } = store.get();
        if (place.at !== 'form' || place.editing === null) return;
        store.dispatch({ type: 'went-to', place: { at: 'removal', contact: place.editing } });
      },
      back: () => store.dispatch({ type: 'went-back' }),
      change: (change) => store.dispatch({ type: 'changed', change }),
      save: () => saveContact(context),
      remove: () => removeContact(context),
      undoRemoval: () => restoreContact(context),
      importCsv: (csv) => importContacts(context, csv),
      choose: (contactId) => {
        const contact = find(contactId);
        if (contact === undefined) return;
        store.dispatch({ type: 'chosen', contact });
        result.settle({ status: 'chosen', contact });
      },
      retry: () => {
        if (store.get().source.status !== 'failed') return;
        store.dispatch({ type: 'retried' });
        void loadContacts(context);
      },
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}
