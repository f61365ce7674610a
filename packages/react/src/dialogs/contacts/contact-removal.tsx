'use client';
import { type ContactsState, contactFailure } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { step } from '../frame/step.css.ts';

/** What goes, and what stays. */
export function ContactRemoval(props: {
  readonly state: ContactsState;
  readonly contact: Contact;
}): ReactElement {
  const t = useTranslate();
  const { state, contact } = props;
  const failure = contactFailure(state);
  return (
    <div className={step}>
      {failure && <ProblemNotice problem={failure} title={t('contacts.removeFailed')} />}
      <p>{t('contacts.removeText', { name: contact.name })}</p>
      <AddressText address={contact.address} form="grouped" />
    </div>
  );
}
