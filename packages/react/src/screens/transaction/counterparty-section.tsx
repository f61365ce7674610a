'use client';
import type { Network } from '@billfold/core';
import type { OwnedTransaction, Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { RecipientCard } from '../../ui/recipient-card/recipient-card.tsx';
import { useContact } from '../parts/use-contact.ts';
import { CounterpartyDetails } from '../transactions/counterparty-details.tsx';
import { counterpartyOf } from '../transactions/transaction-words.ts';
import * as css from './transaction.css.ts';

/** Card of the other party with its actions; draws nothing where the network names none. */
export function CounterpartySection(props: {
  readonly transaction: Transaction;
}): ReactElement | null {
  const { transaction } = props;
  const address = counterpartyOf(transaction);
  if (address === null || transaction.type === 'SELF') return null;
  return (
    <Party transaction={transaction} network={transaction.blockchainNetwork} address={address} />
  );
}

/** Card of the account that was paid; none for spam, whose addresses are left to the details. */
export function PaidSection(props: {
  readonly transaction: OwnedTransaction;
}): ReactElement | null {
  const t = useTranslate();
  const { type, toAddress, isSpam, blockchainNetwork, walletId, accountId } = props.transaction;
  const { data } = useResource(useClient().resources.accounts(walletId));
  const account = data?.items.find(({ id }) => id === accountId);
  if (type !== 'RECEIVED' || toAddress === null || isSpam) return null;
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{t('transaction.to')}</h2>
      <RecipientCard
        address={toAddress}
        network={blockchainNetwork}
        name={account?.name ?? null}
        untitled={t('transaction.account')}
        copyLabel={t('transaction.copyTo')}
      />
    </section>
  );
}

interface PartyProps {
  readonly transaction: Transaction;
  readonly network: Network;
  readonly address: string;
}

function Party({ transaction, network, address }: PartyProps): ReactElement {
  const t = useTranslate();
  const contact = useContact({ network, address });
  const isSender = transaction.type === 'RECEIVED';
  const card = {
    address,
    network,
    name: contact?.name ?? null,
    untitled: t('transactions.party.unknown'),
  } as const;
  return (
    <section className={css.section}>
      <div className={css.sectionLine}>
        <h2 className={css.sectionTitle}>{t(isSender ? 'transaction.from' : 'transaction.to')}</h2>
        {!transaction.isSpam && (
          <Popover
            align="end"
            label={t('transactions.party.title', { name: contact?.name ?? address })}
            trigger={<IconButton size="sm" icon={icons.more} label={t('transaction.party.more')} />}
          >
            {(close) => (
              <CounterpartyDetails
                {...{ transaction, network, address, contact }}
                onClose={close}
              />
            )}
          </Popover>
        )}
      </div>
      {/* Dust and unasked-for tokens come from addresses that are made to be copied by mistake. */}
      {transaction.isSpam ? (
        <RecipientCard {...card} untitled={t('transaction.party.spam')} />
      ) : (
        <RecipientCard
          {...card}
          copyLabel={t(isSender ? 'transaction.copyFrom' : 'transaction.copyTo')}
        />
      )}
    </section>
  );
}
