'use client';
import type { Network } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';

export interface ContactsDialogProps extends DialogProps {
  /** Only contacts on this network. As it is when the dialog opens. */
  readonly network?: Network | undefined;
  /** Makes a press on a contact choose it, and close the dialog; unless given it is edited. */
  readonly onSelect?: ((contact: Contact) => void) | undefined;
}

/** The address book of the selected wallet. */
export function ContactsDialog(props: ContactsDialogProps): ReactElement {
  return <DialogOnDemand dialog="contacts" load={loadContacts} props={props} />;
}

/** Fetches the code of the dialog before anything points at its trigger. */
export async function preloadContactsDialog(): Promise<void> {
  await loadContacts();
}

async function loadContacts() {
  const { ContactsSurface } = await import('./contacts-surface.tsx');
  return ContactsSurface;
}
