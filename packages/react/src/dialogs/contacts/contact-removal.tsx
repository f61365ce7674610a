'use client';
import type { Contact } from '@billfold/core/contract';
import { type ContactsState, contactFailure } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { step } from '../frame/step.css.ts';

/** Confirmation of a removal: says what is deleted and what is kept. */
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
      <p className={plain}>{t('contacts.removeText', { name: contact.name })}</p>
      <AddressText address={contact.address} form="grouped" />
    </div>
  );
}
