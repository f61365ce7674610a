'use client';
import {
  type ContactDraft,
  contactFailure,
  contactFieldMessage,
  hasMemo,
} from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { NetworkPicker } from '../../ui/network-picker/network-picker.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { step } from '../frame/step.css.ts';
import type { ContactFields } from './use-contact-fields.ts';
import type { ContactsFlowOfDialog } from './use-contacts-flow.ts';

export interface ContactFormProps {
  readonly flow: ContactsFlowOfDialog;
  readonly draft: ContactDraft;
  readonly fields: ContactFields;
}

/** A new contact, or one that is changed. */
export function ContactForm({ flow, draft, fields }: ContactFormProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  const failure = contactFailure(state);
  const plain = { autoComplete: 'off', readOnly: state.isBusy } as const;
  return (
    <div className={step}>
      {failure && <ProblemNotice problem={failure} title={t('contacts.saveFailed')} />}
      <TextField
        {...plain}
        ref={fields.name}
        data-first-focus
        label={t('contacts.name')}
        value={draft.name}
        onValueChange={(name) => actions.change({ name })}
        error={contactFieldMessage(state, 'name', t)}
      />
      <NetworkPicker
        label={t('contacts.network')}
        networks={state.networks}
        network={draft.network}
        onSelect={(network) => actions.change({ network })}
      />
      <TextField
        {...plain}
        ref={fields.address}
        label={t('contacts.address')}
        mono
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft.address}
        onValueChange={(address) => actions.change({ address })}
        error={contactFieldMessage(state, 'address', t)}
      />
      {hasMemo(draft.network) && (
        <TextField
          {...plain}
          label={t('contacts.memo')}
          hint={t('contacts.memo.hint')}
          value={draft.memo}
          onValueChange={(memo) => actions.change({ memo })}
          error={contactFieldMessage(state, 'memo', t)}
        />
      )}
    </div>
  );
}
