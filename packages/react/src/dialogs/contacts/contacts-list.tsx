'use client';
import { contactFailure } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { step } from '../frame/step.css.ts';
import { ContactItem } from './contact-item.tsx';
import { ContactSearch } from './contact-search.tsx';
import * as css from './contacts.css.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { RemovedContact } from './removed-contact.tsx';
import type { ContactsFlowOfDialog } from './use-contacts-flow.ts';

export interface ContactsListProps {
  readonly flow: ContactsFlowOfDialog;
  /** A press on a contact chooses it. */
  readonly canChoose: boolean;
}

export function ContactsList({ flow, canChoose }: ContactsListProps): ReactElement {
  const t = useTranslate();
  const { state } = flow;
  const failure = contactFailure(state);
  return (
    <div className={step}>
      {failure && <ProblemNotice problem={failure} title={t('contacts.failed')} />}
      <ImportOutcome imported={state.imported} />
      <RemovedContact flow={flow} />
      {state.status === 'empty' ? (
        <EmptyState
          icon={icons.user}
          title={t('contacts.empty.title')}
          text={t('contacts.empty.text')}
        />
      ) : (
        <FoundContacts flow={flow} canChoose={canChoose} />
      )}
    </div>
  );
}

function FoundContacts({ flow, canChoose }: ContactsListProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  return (
    <>
      <ContactSearch className={css.search} query={state.query} onSearch={actions.search} />
      {state.contacts.length === 0 ? (
        <p className={plain} role="status">
          {t('contacts.nothingFound')}
        </p>
      ) : (
        <ul className={css.list} aria-label={t('contacts.list')}>
          {state.contacts.map((contact) => (
            <ContactItem
              key={contact.id}
              contact={contact}
              onChoose={canChoose ? () => actions.choose(contact.id) : undefined}
              onEdit={() => actions.edit(contact.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
