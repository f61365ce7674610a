'use client';
import { formatAmount, shortenAddress } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { transferredAsset } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import * as table from '../../ui/table/table.css.ts';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { RouteLink } from '../screen/route-link.tsx';
import { signs, typeIcons } from './transaction-words.ts';
import * as css from './transactions.css.ts';

export interface TransactionCellProps {
  readonly transaction: Transaction;
}

/** Cell with the type of the transaction, its link and the mark of a note. */
export function TypeLink({ transaction }: TransactionCellProps): ReactElement {
  const t = useTranslate();
  const { id, type, hash, note } = transaction;
  const typeText = t(`transactions.type.${type}`);
  return (
    <span className={css.type}>
      <span className={css.mark}>
        <Icon shape={typeIcons[type]} size={16} />
      </span>
      <RouteLink
        route={{ to: 'transaction', id }}
        className={table.rowLink}
        aria-label={t('transactions.open', { type: typeText, hash: shortenAddress(hash) })}
      >
        {typeText}
      </RouteLink>
      {note !== null && note !== '' && (
        <span className={css.note} title={note}>
          <Icon shape={icons.pencil} size={16} />
          <span className={table.spoken}>{t('transactions.note', { note })}</span>
        </span>
      )}
    </span>
  );
}

/** A token with its network: several have one of the same name. */
export function AssetText({ transaction }: TransactionCellProps): ReactElement {
  const { symbol } = transferredAsset(transaction);
  if (transaction.tokenSymbol === null) return <>{symbol}</>;
  return (
    <>
      {symbol} <span className={css.network}>{transaction.blockchainNetwork}</span>
    </>
  );
}

export function SignedAmount({ transaction }: TransactionCellProps): ReactElement {
  const { type, value } = transaction;
  const asset = transferredAsset(transaction);
  const amount = formatAmount(value, { ...asset, trim: true });
  return (
    <PrivateAmount
      amount={signs[type] + amount}
      unit={asset.symbol}
      incoming={type === 'RECEIVED'}
    />
  );
}
