'use client';
import type { Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { NewContact } from '../parts/new-contact.tsx';
import { type ContactAddress, useContact } from '../parts/use-contact.ts';
import { counterpartyOf } from '../transactions/transaction-words.ts';

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
