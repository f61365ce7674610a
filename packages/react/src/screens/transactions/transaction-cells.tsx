'use client';
import { formatAmount, shortenAddress } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { transferredAsset, unlistedSource } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as table from '../../ui/table/table.css.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { RouteLink } from '../screen/route-link.tsx';
import { Counterparty } from './counterparty.tsx';
import { signs, statusText, tones, typeIcons } from './transaction-words.ts';
import * as css from './transactions.css.ts';

export interface TransactionCellProps {
  readonly transaction: Transaction;
}

/** Cell with the mark of the asset, which is the link of the row, and the counterparty. */
export function PartyCell({ transaction }: TransactionCellProps): ReactElement {
  return (
    <span className={css.party}>
      <OpeningMark transaction={transaction} />
      <Counterparty transaction={transaction} />
    </span>
  );
}

function OpeningMark({ transaction }: TransactionCellProps): ReactElement {
  const t = useTranslate();
  const { id, type, hash } = transaction;
  const typeText = t(`transactions.type.${type}`);
  return (
    <RouteLink
      route={{ to: 'transaction', id }}
      className={classNames(table.rowLink, css.markLink)}
      aria-label={
        hash === null
          ? t(`transactions.open.unlisted.${unlistedSource(transaction)}`, { type: typeText })
          : t('transactions.open', { type: typeText, hash: shortenAddress(hash) })
      }
    >
      <span className={css.mark}>
        <CoinMark symbol={transferredAsset(transaction).symbol} size={32} />
        <span className={css.direction}>
          <Icon shape={typeIcons[type]} size={16} />
        </span>
      </span>
    </RouteLink>
  );
}

/** Cell with the time of the day, the status unless it is confirmed, and the note. */
export function WhenCell({ transaction }: TransactionCellProps): ReactElement {
  const t = useTranslate();
  const { createdAt, note, status } = transaction;
  return (
    <span className={css.when}>
      <TimeText at={createdAt} form="clock" />
      {status !== 'CONFIRMED' && (
        <Badge tone={tones[status]} className={css.status}>
          {statusText(transaction, t)}
        </Badge>
      )}
      {note !== null && note !== '' && (
        <span className={css.note} title={note}>
          <span className={table.spoken}>{t('transactions.note', { note: '' })}</span>
          {note}
        </span>
      )}
    </span>
  );
}

/** Cell with the amount; a token has its network too, because several have one of the same name. */
export function SignedAmount({ transaction }: TransactionCellProps): ReactElement {
  const { type, value, tokenSymbol, blockchainNetwork } = transaction;
  const asset = transferredAsset(transaction);
  const amount = formatAmount(value, { ...asset, trim: true });
  return (
    <>
      <PrivateAmount
        amount={signs[type] + amount}
        unit={asset.symbol}
        incoming={type === 'RECEIVED'}
      />
      {tokenSymbol !== null && <span className={css.network}> {blockchainNetwork}</span>}
    </>
  );
}
