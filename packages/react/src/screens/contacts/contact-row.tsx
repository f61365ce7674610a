'use client';
import { getNetwork } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useClient, useIsOwner, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChangedMark } from '../../ui/changed-mark/changed-mark.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { CopyIcon } from '../../ui/copy/copy-button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './contacts.css.ts';

export interface ContactRowProps {
  readonly contact: Contact;
  readonly onEdit: () => void;
}

/** Address of a person on one network, with what can be done with it. */
export function ContactRow({ contact, onEdit }: ContactRowProps): ReactElement {
  const t = useTranslate();
  const { name, network, address, memo, lastUsedAt, addressChangedAt } = contact;
  const { name: networkName, symbol } = getNetwork(network);
  const canEdit = useIsOwner();
  return (
    <li className={css.row}>
      <CoinMark symbol={symbol} />
      <div className={css.texts}>
        <p className={css.place}>
          {networkName}
          <span className={css.quiet}>
            <AddressText address={address} />
          </span>
        </p>
        {memo !== null && <p className={css.quiet}>{t('contacts.memo.value', { memo })}</p>}
        {lastUsedAt !== null && (
          <p className={css.quiet}>
            {t('contacts.lastPaid')} <TimeText at={lastUsedAt} form="day" inSentence />
          </p>
        )}
        <ChangedMark at={addressChangedAt} />
      </div>
      <div className={css.rowActions}>
        <CopyIcon
          size="md"
          text={address}
          label={t('contacts.copy', { name, network: networkName })}
        />
        {canEdit && (
          <IconButton
            icon={icons.pencil}
            label={t('contacts.editOn', { name, network: networkName })}
            onClick={onEdit}
          />
        )}
        <SendButton contact={contact} />
      </div>
    </li>
  );
}

/** Draws nothing where the wallet has no account to pay from, or the token cannot send. */
function SendButton({ contact }: { readonly contact: Contact }): ReactElement | null {
  const t = useTranslate();
  const dialogs = useScreenDialogs();
  const canSend = useScope('send');
  const { data } = useResource(useClient().resources.accounts(useWalletId()));
  const { name, network, address, memo } = contact;
  const account = data?.items.find(({ blockchainNetwork }) => blockchainNetwork === network);
  if (account === undefined || !canSend) return null;
  return (
    <Button
      size="sm"
      className={css.send}
      icon={icons.send}
      aria-label={t('contacts.sendOn', { name, network: getNetwork(network).name })}
      {...dialogs.intent('send')}
      onClick={() =>
        dialogs.open({
          name: 'send',
          accountId: account.id,
          recipient: address,
          ...(memo !== null && { memo }),
        })
      }
    >
      <span className={css.wideText}>{t('contacts.send')}</span>
    </Button>
  );
}
