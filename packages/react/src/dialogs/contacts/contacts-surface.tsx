'use client';
import { contactsTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import { ContactsContent } from './contacts-content.tsx';
import type { ContactsDialogProps } from './contacts-dialog-props.ts';
import { useContactsFlow } from './use-contacts-flow.ts';

/** The dialog itself. Nothing closes it while a contact is being kept or removed. */
export function ContactsSurface(props: DialogSurfaceProps<ContactsDialogProps>): ReactElement {
  const { opening, onSelect, initialFocus, className, id } = props;
  const flow = useContactsFlow(opening, props);
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="contacts.title"
      texts={contactsTexts}
      locked={flow?.state.isBusy === true}
    >
      <ContactsContent flow={flow} canChoose={onSelect !== undefined} />
    </WalletDialog>
  );
}
