'use client';
import type { Transaction } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useDraft } from '../../context/use-draft.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { Form } from '../form/form.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { type ContactAddress, useContact } from '../parts/use-contact.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { counterpartyOf } from '../transactions/transaction-words.ts';
import * as css from './transaction.css.ts';

/** Card of the other party: its contact, or a form to add one; draws nothing without a party. */
export function ContactCard(props: { readonly transaction: Transaction }): ReactElement | null {
  const { type, blockchainNetwork: network } = props.transaction;
  const address = counterpartyOf(props.transaction);
  // Dust and unasked-for tokens come from addresses that are made to end up in an address book.
  const isStranger = address === null || type === 'SELF' || type === 'CONTRACT';
  if (isStranger || props.transaction.isSpam) return null;
  return <Counterparty network={network} address={address} />;
}

function Counterparty(party: ContactAddress): ReactElement {
  const t = useTranslate();
  const contact = useContact(party);
  return (
    <Card title={t('transaction.contact')}>
      {contact ? <p>{contact.name}</p> : <NewContact {...party} />}
    </Card>
  );
}

function NewContact(party: ContactAddress): ReactElement {
  const t = useTranslate();
  const { name, type, state, save } = useNewContact(party);
  return (
    <Form className={css.contact} onSubmit={save}>
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
  const t = useTranslate();
  const notify = useNotify();
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
    notify.success(t('transaction.contact.saved', { name: body.name }));
    await keeping.contacts(id).invalidate();
  };
  const type = (text: string): void => {
    setName(text);
    clearErrors('name');
  };
  return { name, type, state, save };
}
