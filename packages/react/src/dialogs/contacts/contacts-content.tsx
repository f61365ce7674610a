'use client';
import { contactsTexts, type MessageKey, validationTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { DialogBody, DialogForm, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactRemoval } from './contact-removal.tsx';
import { ContactsFooter } from './contacts-footer.tsx';
import { ContactsList } from './contacts-list.tsx';
import { type ContactsView, contactsView } from './contacts-view.ts';
import { type ContactFields, useContactFields } from './use-contact-fields.ts';
import type { ContactsFlowOfDialog } from './use-contacts-flow.ts';

export interface ContactsContentProps {
  readonly flow: ContactsFlowOfDialog | null;
  /** A press on a contact chooses it. */
  readonly canChoose: boolean;
  /** True where the list is a page behind this dialog: its form is closed, and not left for the list. */
  readonly withoutList?: boolean | undefined;
}

const titles: Readonly<Record<ContactsView, MessageKey>> = {
  loading: 'contacts.title',
  failed: 'contacts.title',
  list: 'contacts.title',
  new: 'contacts.addTitle',
  edit: 'contacts.editTitle',
  removal: 'contacts.removeTitle',
};

/** One frame for the list, the form of one contact, and the question before it goes. */
export function ContactsContent(props: ContactsContentProps): ReactElement {
  const { flow, canChoose, withoutList = false } = props;
  useTexts(contactsTexts, validationTexts);
  const t = useTranslate();
  const view = contactsView(flow?.state ?? null);
  const fields = useContactFields(flow);
  const isForm = view === 'new' || view === 'edit';
  const hasBack = (isForm && !withoutList) || view === 'removal';
  return (
    <>
      <DialogHeader title={t(titles[view])} onBack={hasBack ? flow?.actions.back : undefined} />
      <DialogForm onSubmit={() => (isForm ? fields.save() : undefined)}>
        <DialogBody step={view}>
          <ContactsBody {...{ flow, canChoose, fields }} />
        </DialogBody>
        {flow && <ContactsFooter view={view} flow={flow} />}
      </DialogForm>
    </>
  );
}

interface ContactsBodyProps extends Omit<ContactsContentProps, 'withoutList'> {
  readonly fields: ContactFields;
}

function ContactsBody({ flow, canChoose, fields }: ContactsBodyProps): ReactElement | null {
  const t = useTranslate();
  if (flow === null || flow.state.status === 'loading')
    return <LoadingFields count={2} noticeHeight="40px" />;
  const { state, actions } = flow;
  if (state.status === 'failed')
    return (
      state.problem && (
        <ErrorState
          error={state.problem}
          title={t('contacts.loadFailed')}
          onRetry={actions.retry}
        />
      )
    );
  switch (state.place.at) {
    case 'list':
      return <ContactsList flow={flow} canChoose={canChoose} />;
    case 'form':
      return <ContactForm flow={flow} draft={state.place.draft} fields={fields} />;
    case 'removal':
      return <ContactRemoval state={state} contact={state.place.contact} />;
    default:
      return state.place satisfies never;
  }
}
