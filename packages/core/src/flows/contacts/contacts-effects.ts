import type { Contact } from '../../contract/contacts/contacts.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { Network } from '../../networks/registry.ts';
import { type Confirm, callUnconfirmed } from '../confirm.ts';
import type { FlowStore } from '../flow.ts';
import { runOnce } from '../run-once.ts';
import { readContactDraft } from './contacts-selectors.ts';
import type { ContactsEvent, ContactsModel, ContactsSource } from './contacts-state.ts';

export interface ContactsFlowOptions {
  readonly walletId: string;
  /** Only contacts on this network. */
  readonly network?: Network;
  readonly onError?: (error: AnyBillfoldError) => void;
  /** Contacts of an earlier load, listed until the next one succeeds. */
  readonly known?: ContactsSource | undefined;
  /** Loads all contacts, such as into a cache; asks the service unless given. */
  readonly load?: ((signal: AbortSignal) => Promise<readonly Contact[]>) | undefined;
  /** Asks for proof of identity where a change of an address wants it; without it the change fails. */
  readonly confirm?: Confirm;
}

/** Context that the effects of one flow share. */
export interface ContactsContext {
  readonly client: BillfoldClient;
  readonly options: ContactsFlowOptions;
  readonly store: FlowStore<ContactsModel, ContactsEvent>;
  /** Once it is aborted nothing may change any more. */
  readonly signal: AbortSignal;
}

export async function loadContacts(context: ContactsContext): Promise<void> {
  const { client, options, store, signal } = context;
  try {
    const [contacts, config] = await Promise.all([
      options.load?.(signal) ?? listAll(context),
      client.config.get({ signal }),
    ]);
    if (signal.aborted) return;
    store.dispatch({ type: 'source-loaded', contacts, networks: config.networks });
  } catch (cause) {
    if (signal.aborted) return;
    const error = toBillfoldError(cause);
    store.dispatch({ type: 'source-failed', error });
    options.onError?.(error);
  }
}

/** Adds or replaces the contact of the form; validation errors are set in the model. */
export async function saveContact(context: ContactsContext): Promise<void> {
  const { client, options, store, signal } = context;
  const model = store.get();
  if (model.place.at !== 'form' || model.isBusy || signal.aborted) return;
  const { editing, draft } = model.place;
  const read = readContactDraft(draft, model);
  if ('refused' in read) return store.dispatch({ type: 'refused', ...read.refused });
  const { walletId: id, confirm = callUnconfirmed } = options;
  await runOnce<ContactsEvent>(context, async () => {
    const body = read.fields;
    const saved = await confirm(() =>
      editing
        ? client.contacts.update(id, editing.id, body, { signal })
        : client.contacts.create(id, body, { signal }),
    );
    return saved === null ? { type: 'cancelled' } : { type: 'saved', contact: saved.answer };
  });
}

/** Removes the contact whose removal was asked for. */
export async function removeContact(context: ContactsContext): Promise<void> {
  const { client, options, store, signal } = context;
  const { place } = store.get();
  if (place.at !== 'removal') return;
  const { contact } = place;
  await runOnce<ContactsEvent>(context, async () => {
    await client.contacts.remove(options.walletId, contact.id, { signal });
    return { type: 'removed', contact };
  });
}

/** Adds the contact again that was removed last. */
export async function restoreContact(context: ContactsContext): Promise<void> {
  const { client, options, store, signal } = context;
  const { removed } = store.get();
  if (removed === null) return;
  const { name, network, address, memo } = removed;
  await runOnce<ContactsEvent>(context, async () => {
    const body = { name, network, address, memo };
    return {
      type: 'saved',
      contact: await client.contacts.create(options.walletId, body, { signal }),
    };
  });
}

/** Imports the contacts of a CSV file, then reloads the list. */
export async function importContacts(context: ContactsContext, csv: string): Promise<void> {
  const { client, options, signal } = context;
  await runOnce<ContactsEvent>(context, async () => {
    const imported = await client.contacts.import(options.walletId, { csv }, { signal });
    return { type: 'imported', imported, contacts: await listAll(context) };
  });
}

const pageSize = 100;

async function listAll({ client, options, signal }: ContactsContext): Promise<readonly Contact[]> {
  const all: Contact[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.contacts.list(
      options.walletId,
      { page, pageSize },
      { signal },
    );
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
