'use client';
import { explorerUrl, getNetwork, type Network } from '@billfold/core';
import type { Contact, Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useExplorer } from '../../context/use-explorer.ts';
import { useIsOwner, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { NewContact } from '../parts/new-contact.tsx';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './transactions.css.ts';

export interface CounterpartyDetailsProps {
  readonly transaction: Transaction;
  readonly network: Network;
  readonly address: string;
  readonly contact: Contact | null;
  /** The address is shown next to it, with a button that copies it. */
  readonly withoutAddress?: boolean | undefined;
  readonly onClose: () => void;
}

/** Address in full with its actions: copy, send, look up, and a name for it. */
export function CounterpartyDetails(props: CounterpartyDetailsProps): ReactElement {
  const t = useTranslate();
  const { transaction, network, address, contact, withoutAddress, onClose } = props;
  const explorer = useExplorer(network);
  const dialogs = useScreenDialogs();
  const canSend = useScope('send');
  const canName = useIsOwner();
  const { accountId, tokenSymbol, type } = transaction;
  const send = (): void => {
    onClose();
    const tokenId = tokenSymbol === null ? undefined : `${tokenSymbol}@${network}`;
    dialogs.open({
      name: 'send',
      accountId,
      recipient: address,
      ...(tokenId !== undefined && { tokenId }),
    });
  };
  return (
    <div className={css.details}>
      {!withoutAddress && (
        <>
          <p className={css.detailsTitle}>
            {contact?.name ?? t('transactions.party.unknown')}
            <span className={css.network}> {getNetwork(network).name}</span>
          </p>
          <AddressText address={address} form="grouped" />
        </>
      )}
      <div className={css.detailsActions}>
        {!withoutAddress && (
          <CopyButton size="sm" text={address} label={t('transactions.party.copy')} />
        )}
        {canSend && type !== 'CONTRACT' && (
          <Button size="sm" icon={icons.send} {...dialogs.intent('send')} onClick={send}>
            {t(type === 'SENT' ? 'transactions.party.sendAgain' : 'transactions.party.send')}
          </Button>
        )}
        {explorer && (
          <LinkButton
            size="sm"
            icon={icons.external}
            href={explorerUrl(explorer, { address })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('explorer.open')}
          </LinkButton>
        )}
      </div>
      {canName && contact === null && type !== 'CONTRACT' && (
        <NewContact network={network} address={address} />
      )}
    </div>
  );
}
