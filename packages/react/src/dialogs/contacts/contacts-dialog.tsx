'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { ContactsDialogProps } from './contacts-dialog-props.ts';

export type { ContactsDialogProps } from './contacts-dialog-props.ts';

/**
 * The address book of the selected wallet.
 * @example
 * <ContactsDialog trigger={<button type="button">Contacts</button>} />;
 */
export function ContactsDialog(props: ContactsDialogProps): ReactElement {
  return (
    <DialogOnDemand dialog="contacts" load={loadContacts} loadStyles={loadStyles} props={props} />
  );
}

/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadContactsDialog()}>Open</button>;
 */
export async function preloadContactsDialog(): Promise<void> {
  await loadContacts();
}

async function loadContacts() {
  const { ContactsSurface } = await import('./contacts-surface.tsx');
  return ContactsSurface;
}

function loadStyles() {
  return import('../../theme/style-text/contacts.ts');
}
