import { formatCoin, formatUsd, getNetwork, shortenAddress } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { Badge, Icon, TimeText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { hrefOf } from '../../routing/navigation.ts';
import { PartyText } from '../party-text.tsx';
import { PrivateAmount } from '../private-amount.tsx';
import * as table from '../table.css.ts';
import { counterpartyOf, signs, statusText, tones, typeIcons } from './transaction-words.ts';
import * as css from './transactions.css.ts';

export function TransactionRow(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const { id, type, status, createdAt, hash, blockchainNetwork, tokenSymbol, fiatValueAtTime } =
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
          <Link
            href={hrefOf({ to: 'transaction', id })}
            className={table.rowLink}
            aria-label={t('transactions.open', { type: typeText, hash: shortenAddress(hash) })}
          >
            {typeText}
          </Link>
        </span>
      </td>
      <td className={css.assetCell}>{tokenSymbol ?? getNetwork(blockchainNetwork).symbol}</td>
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
  const { type, value, blockchainNetwork, tokenSymbol } = transaction;
  const network = getNetwork(blockchainNetwork);
  const amount = formatCoin(value, { ...network, trim: true });
  return (
    <PrivateAmount
      amount={signs[type] + amount}
      unit={tokenSymbol ?? network.symbol}
      incoming={type === 'RECEIVED'}
    />
  );
}
