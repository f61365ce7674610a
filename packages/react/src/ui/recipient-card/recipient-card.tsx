'use client';
import { getNetwork, type Network } from '@billfold/core';
import { recipientTexts } from '@billfold/core/i18n';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { AddressText } from '../address-text/address-text.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { CoinMark } from '../coin-mark/coin-mark.tsx';
import { CopyIcon } from '../copy/copy-button.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './recipient-card.css.ts';

/** Props of `RecipientCard`. */
export interface RecipientCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly address: string;
  readonly network: Network;
  /** Name of the contact or account with this address, if there is one. */
  readonly name?: string | null | undefined;
  /** Text of which the picture has the initials; the name unless given. */
  readonly initialsOf?: string | undefined;
  /** Title of an address without a name; 'New address' unless given. */
  readonly untitled?: string | undefined;
  /** Line below the name, such as the time of the last payment. */
  readonly detail?: ReactNode;
  /** Amber line below the address, about what to check of it. */
  readonly caution?: ReactNode;
  /** Name of a button that copies the address; without one there is no such button. */
  readonly copyLabel?: string | undefined;
  /** Called by a button that lets another recipient be chosen; without it there is no such button. */
  readonly onRemove?: (() => void) | undefined;
}

/**
 * Card of a recipient: picture, name, network and the whole address. The address is read aloud and
 * copied without spaces; its groups are visual.
 * @example
 * <RecipientCard
 *   address="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu"
 *   network="BTC"
 *   name="Alice Moreau"
 *   copyLabel="Copy recipient address"
 * />;
 */
export const RecipientCard = forwardRef<HTMLDivElement, RecipientCardProps>(function RecipientCard(
  {
    address,
    network,
    name,
    initialsOf,
    untitled,
    detail,
    caution,
    copyLabel,
    onRemove,
    className,
    ...rest
  },
  ref,
) {
  useTexts(recipientTexts);
  const t = useTranslate();
  const { name: networkName, symbol } = getNetwork(network);
  return (
    <div ref={ref} {...rest} className={classNames(css.card, className)}>
      <Avatar text={address} name={initialsOf ?? name} />
      <div className={css.heading}>
        <p className={css.name}>
          {name == null ? (untitled ?? t('recipient.new')) : <bdi>{name}</bdi>}
        </p>
        <p className={css.facts}>
          <span className={css.network}>
            <CoinMark symbol={symbol} size={16} />
            {networkName}
          </span>
          {detail}
        </p>
      </div>
      <div className={css.actions}>
        {copyLabel !== undefined && <CopyIcon text={address} label={copyLabel} />}
        {onRemove && (
          <IconButton
            icon={icons.close}
            size="sm"
            label={t('recipient.change')}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={css.address}>
        <AddressText address={address} form="lines" />
      </div>
      {caution && <div className={css.caution}>{caution}</div>}
    </div>
  );
});
