'use client';
import { getNetwork } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useIsOwner } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { ChangedMark } from '../../ui/changed-mark/changed-mark.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import * as css from './contacts.css.ts';

export interface ContactItemProps {
  readonly contact: Contact;
  /** Called when the contact is pressed; without it the contact is edited. */
  readonly onChoose: (() => void) | undefined;
  readonly onEdit: () => void;
}

export function ContactItem({ contact, onChoose, onEdit }: ContactItemProps): ReactElement {
  const t = useTranslate();
  const { name, network, address, addressChangedAt } = contact;
  const canEdit = useIsOwner();
  const press = onChoose ?? (canEdit ? onEdit : undefined);
  const Main = press ? 'button' : 'div';
  return (
    <li className={css.item}>
      <Main className={css.main} {...(press && { type: 'button', onClick: press })}>
        <CoinMark symbol={getNetwork(network).symbol} network={network} />
        <span className={css.texts}>
          <span className={css.name}>{name}</span>
          <span className={css.address}>
            {getNetwork(network).name} <AddressText address={address} />
          </span>
          <ChangedMark at={addressChangedAt} />
        </span>
      </Main>
      {canEdit && (
        <span className={css.edit}>
          <IconButton icon={icons.pencil} label={t('contacts.edit', { name })} onClick={onEdit} />
        </span>
      )}
    </li>
  );
}
