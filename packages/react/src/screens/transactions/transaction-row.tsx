'use client';
import { formatCoin, formatUsd, shortenAddress, transferredAsset } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { TimeText } from '../../primitives/time-text/time-text.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { PartyText } from '../parts/party-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as table from '../parts/table.css.ts';
import { RouteLink } from '../screen/route-link.tsx';
import { counterpartyOf, signs, statusText, tones, typeIcons } from './transaction-words.ts';
import * as css from './transactions.css.ts';

export function TransactionRow(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const { id, type, status, createdAt, hash, blockchainNetwork, fiatValueAtTime, note } =
    transaction;
  const party = counterpartyOf(transaction);
  const typeText = t(`transactions.type.${type}`);
  return (
    <tr className={css.row}>
      <td className={css.dateCell}>
        <TimeText at={createdAt} />
      </td>
      <td className={css.typeCell}>
        <span className={css.type}>
          <span className={css.mark}>
            <Icon name={typeIcons[type]} size={16} />
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
              <Icon name="pencil" size={16} />
              <span className={table.spoken}>{t('transactions.note', { note })}</span>
            </span>
          )}
        </span>
      </td>
      <td className={css.assetCell}>{transferredAsset(transaction).symbol}</td>
      <td className={css.amountCell}>
        <SignedAmount transaction={transaction} />
      </td>
      <td className={css.fiatCell}>
        {fiatValueAtTime !== null && <PrivateAmount amount={formatUsd(fiatValueAtTime)} />}
      </td>
      <td className={css.partyCell}>
        {party !== null && <PartyText network={blockchainNetwork} address={party} />}
      </td>
      <td className={css.statusCell}>
        <Badge tone={tones[status]}>{statusText(transaction, t)}</Badge>
      </td>
    </tr>
  );
}

function SignedAmount({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const { type, value } = transaction;
  const asset = transferredAsset(transaction);
  const amount = formatCoin(value, { ...asset, trim: true });
  return (
    <PrivateAmount
      amount={signs[type] + amount}
      unit={asset.symbol}
      incoming={type === 'RECEIVED'}
    />
  );
}
