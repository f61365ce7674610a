'use client';
import { type ReactElement, useState } from 'react';
import { ContactsContent } from '../../dialogs/contacts/contacts-content.tsx';
import type { ContactsFlowOfDialog } from '../../dialogs/contacts/use-contacts-flow.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Form of a contact, and the question before it is removed, above the list. */
export function ContactFormDialog(props: { readonly flow: ContactsFlowOfDialog }): ReactElement {
  const { flow } = props;
  const { state, actions } = flow;
  const isOpen = state.place.at !== 'list';
  const [last, setLast] = useState(state);
  // The form is drawn until the dialog has left.
  if (isOpen && last !== state) setLast(state);
  const close = (): void => {
    actions.back();
    // A removal was asked for from the form.
    if (flow.getState().place.at === 'form') actions.back();
  };
  return (
    <Dialog
      open={isOpen}
      locked={state.isBusy}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <ContactsContent
        flow={isOpen ? flow : { ...flow, state: last }}
        canChoose={false}
        withoutList
      />
    </Dialog>
  );
}
