'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { ContactSearch } from '../../dialogs/contacts/contact-search.tsx';
import type { ContactsFlowOfDialog } from '../../dialogs/contacts/use-contacts-flow.ts';
import { plain } from '../../theme/base.css.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ContactRow } from './contact-row.tsx';
import * as css from './contacts.css.ts';
import { groupByName, type Person } from './group-by-name.ts';

/** Search, and the people that it finds. */
export function PeopleList({ flow }: { readonly flow: ContactsFlowOfDialog }): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  const people = groupByName(state.contacts);
  return (
    <>
      <ContactSearch className={css.search} query={state.query} onSearch={actions.search} />
      {people.length === 0 ? (
        <Card>
          <p className={plain} role="status">
            {t('contacts.nothingFound')}
          </p>
        </Card>
      ) : (
        <ul className={css.people} aria-label={t('contacts.list')}>
          {people.map((person) => (
            <PersonCard key={person.name} person={person} flow={flow} />
          ))}
        </ul>
      )}
    </>
  );
}

interface PersonCardProps {
  readonly person: Person;
  readonly flow: ContactsFlowOfDialog;
}

function PersonCard({ person, flow }: PersonCardProps): ReactElement {
  return (
    <li className={css.person}>
      <Card padding="none">
        <div className={css.heading}>
          <Avatar text={person.name} name={person.name} />
          <h2 className={css.name}>
            <bdi>{person.name}</bdi>
          </h2>
        </div>
        <ul className={css.rows}>
          {person.contacts.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              onEdit={() => flow.actions.edit(contact.id)}
            />
          ))}
        </ul>
      </Card>
    </li>
  );
}
