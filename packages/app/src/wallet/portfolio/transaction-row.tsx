import { formatCoin, getNetwork, type Translate } from '@billfold/core';
import type { Transaction, TransactionStatus } from '@billfold/core/contract';
import {
  AddressText,
  AmountText,
  Badge,
  type BadgeProps,
  CopyIcon,
  Icon,
  type IconName,
  TimeText,
  useTranslate,
} from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './transactions.css.ts';

/** A row of the table; on a phone a card of two lines. */
export function TransactionRow(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const { type, status, createdAt, toAddress, hash } = transaction;
  return (
    <tr className={css.row}>
      <td className={css.typeCell}>
        <span className={css.type}>
          <span className={css.mark}>
            <Icon name={typeIcons[type]} size={16} />
          </span>
          {t(`transactions.type.${type}`)}
        </span>
      </td>
      <td className={css.dateCell}>
        <TimeText at={createdAt} />
      </td>
      <td className={css.toCell}>{toAddress !== null && <Copyable text={toAddress} />}</td>
      <td className={css.hashCell}>
        <Copyable text={hash} />
      </td>
      <td className={css.statusCell}>
        <Badge tone={tones[status]}>{statusText(transaction, t)}</Badge>
      </td>
      <td className={css.amountCell}>
        <SignedAmount transaction={transaction} />
      </td>
    </tr>
  );
}

/** Shortened, and whole in the clipboard. */
function Copyable({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={css.copyable}>
      <AddressText address={text} />
      <CopyIcon text={text} />
    </span>
  );
}

function SignedAmount({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const { type, value, blockchainNetwork, tokenSymbol } = transaction;
  const network = getNetwork(blockchainNetwork);
  const amount = formatCoin(value, { ...network, trim: true });
  return (
    <AmountText
      amount={signs[type] + amount}
      unit={tokenSymbol ?? network.symbol}
      incoming={type === 'RECEIVED'}
    />
  );
}

/** A minus sign, not a hyphen: it is as wide as the plus. */
const signs: Readonly<Record<Transaction['type'], string>> = {
  SENT: '\u2212',
  RECEIVED: '+',
  SELF: '',
  CONTRACT: '',
};

const typeIcons: Readonly<Record<Transaction['type'], IconName>> = {
  SENT: 'send',
  RECEIVED: 'receive',
  SELF: 'refresh',
  CONTRACT: 'link',
};

const tones: Readonly<Record<TransactionStatus, BadgeProps['tone']>> = {
  PENDING: 'warning',
  CONFIRMING: 'info',
  CONFIRMED: 'success',
  FAILED: 'danger',
  DROPPED: 'neutral',
  REPLACED: 'neutral',
};

function statusText(transaction: Transaction, t: Translate): string {
  const { status, confirmations, requiredConfirmations } = transaction;
  return t(`transactions.status.${status}`, { confirmations, required: requiredConfirmations });
}
