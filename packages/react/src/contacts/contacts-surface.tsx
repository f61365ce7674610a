'use client';
import type { ReactElement } from 'react';
import type { DialogSurfaceProps } from '../flow-dialog/dialog-on-demand.tsx';
import { Dialog } from '../primitives/dialog/dialog.tsx';
import { ContactsContent } from './contacts-content.tsx';
import type { ContactsDialogProps } from './contacts-dialog.tsx';
import { useContactsFlow } from './use-contacts-flow.ts';

/** The dialog itself. Nothing closes it while a contact is being kept or removed. */
export function ContactsSurface(props: DialogSurfaceProps<ContactsDialogProps>): ReactElement {
  const { opening, onSelect, initialFocus, className, id } = props;
  const flow = useContactsFlow(opening, props);
  return (
    <Dialog
      {...{ initialFocus, className, id }}
      open={opening.open}
      locked={flow?.state.isBusy === true}
      onOpenChange={opening.onOpenChange}
    >
      <ContactsContent flow={flow} canChoose={onSelect !== undefined} />
    </Dialog>
  );
}
