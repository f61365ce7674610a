'use client';
import { getNetwork, type Network, shortenAddress } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { unlistedSource } from '@billfold/core/flows';
import { type ReactElement, useState } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useStore } from '../../state/use-store.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { useContact } from '../parts/use-contact.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { CounterpartyDetails } from './counterparty-details.tsx';
import { counterpartyOf } from './transaction-words.ts';
import * as css from './transactions.css.ts';

/** Other side of a transaction by its name or address. A press opens what can be done with it, except on a phone. */
export function Counterparty({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { type, blockchainNetwork: network, hash, isSpam } = transaction;
  const address = counterpartyOf(transaction);
  if (hash === null)
    return (
      <span className={css.partyText}>
        {t(`transactions.party.unlisted.${unlistedSource(transaction)}`)}
      </span>
    );
  if (type === 'RECEIVED' && address === null) return <Unnamed transaction={transaction} />;
  if (address === null || type === 'SELF')
    return <span className={css.partyText}>{t(`transactions.type.${type}`)}</span>;
  // Its address is made to be taken for another: there is nothing to do with it.
  if (isSpam)
    return (
      <span className={css.partyText}>
        {t(`transactions.party.${type}`, { name: shortenAddress(address) })}
      </span>
    );
  return <Known transaction={transaction} network={network} address={address} />;
}

/** Account that was paid, where the network does not tell by whom. */
function Unnamed({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { accountId, blockchainNetwork } = transaction;
  const { data } = useStore(useClient().resources.accounts(useWalletId()));
  const account = data?.items.find(({ id }) => id === accountId);
  return (
    <span className={css.partyText}>
      {account
        ? t('transactions.party.account', { name: account.name })
        : t('transactions.party.network', { name: getNetwork(blockchainNetwork).name })}
    </span>
  );
}

interface KnownProps {
  readonly transaction: Transaction;
  readonly network: Network;
  readonly address: string;
}

function Known({ transaction, network, address }: KnownProps): ReactElement {
  const t = useTranslate();
  const contact = useContact({ network, address });
  const [isWanted, setIsWanted] = useState(false);
  const isPhone = useIsPhone();
  const { type } = transaction;
  const name = contact?.name ?? shortenAddress(address);
  const text = type === 'SELF' ? name : t(`transactions.party.${type}`, { name });
  // A finger that aims at the row hits the name: it opens the transaction, which has the same choices.
  if (isPhone) return <span className={css.partyText}>{text}</span>;
  const title = contact ? `${contact.name}\n${address}` : address;
  const button = (
    <button
      type="button"
      className={css.partyButton}
      title={title}
      {...(!isWanted && {
        'aria-haspopup': 'dialog' as const,
        'aria-expanded': false,
        onClick: () => setIsWanted(true),
      })}
    >
      <span className={css.partyAvatar}>
        <Avatar text={address} name={contact?.name} size={20} />
      </span>
      {text}
    </button>
  );
  // A list of thousands has as many of these, of which few are ever opened.
  if (!isWanted) return button;
  return (
    <Popover
      className={css.partyPopover}
      label={t('transactions.party.title', { name })}
      trigger={button}
      defaultOpen
    >
      {(close) => (
        <CounterpartyDetails {...{ transaction, network, address, contact }} onClose={close} />
      )}
    </Popover>
  );
}
