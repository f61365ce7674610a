'use client';
import { fieldMessage } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useDraft } from '../../context/use-draft.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { Form } from '../form/form.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import * as css from './new-contact.css.ts';
import type { ContactAddress } from './use-contact.ts';
import { useWalletId } from './use-wallet-id.ts';

/** Form that gives an address a name, which adds it to the contacts. */
export function NewContact(party: ContactAddress): ReactElement {
  const t = useTranslate();
  const { name, type, state, save } = useNewContact(party);
  return (
    <Form className={css.form} onSubmit={save}>
      <FormFailure failure={state.failure} fields={['name']} />
      <TextField
        label={t('transaction.contact.name')}
        hint={t('transaction.contact.hint')}
        autoComplete="off"
        maxLength={80}
        readOnly={state.isBusy}
        value={name}
        onValueChange={type}
        error={fieldMessage(state, 'name', t)}
      />
      <Button type="submit" busy={state.isBusy} className={css.besideField}>
        {t('transaction.contact.save')}
      </Button>
    </Form>
  );
}

function useNewContact({ network, address }: ContactAddress) {
  const id = useWalletId();
  const client = useClient();
  const { keeping } = useScreenData();
  const [typed, setName] = useDraft(`name of ${address} in ${id}`);
  const name = typed ?? '';
  const { state, clearErrors, submit } = useForm<'name'>();
  const save = async (): Promise<void> => {
    const body = { name: name.trim(), network, address, memo: null };
    const done = await submit(body.name === '' ? { name: 'common.required' } : {}, () =>
      client.contacts.create(id, body),
    );
    if (done === null) return;
    await keeping.contacts(id).invalidate();
  };
  const type = (text: string): void => {
    setName(text);
    clearErrors('name');
  };
  return { name, type, state, save };
}
