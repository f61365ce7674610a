import { type Decimal, formatCoin, getNetwork, type Translate } from '@billfold/core';
import type { Account, Transaction } from '@billfold/core/contract';
import {
  AmountText,
  Card,
  Statement,
  type StatementRow,
  useResource,
  useTranslate,
} from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { hrefOf } from '../../routing/navigation.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useWalletId } from '../use-wallet-data.ts';

/** What the card of facts leaves out: whose it is, what it cost, where it stands. */
export function DetailsCard({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { data } = useResource(useServices().client.resources.accounts(useWalletId()));
  const account = data?.items.find(({ id }) => id === transaction.accountId);
  return (
    <Card title={t('transaction.details')}>
      <Statement
        rows={[
          ...(account ? [accountRow(account, t)] : []),
          ...costRows(transaction, t),
          {
            label: t('transaction.block'),
            value: transaction.blockHeight ?? t('transaction.block.waiting'),
          },
        ]}
      />
    </Card>
  );
}

function accountRow({ id, name }: Account, t: Translate): StatementRow {
  const href = hrefOf({ to: 'account', accountId: id });
  return { label: t('transaction.account'), value: <PageLink href={href}>{name}</PageLink> };
}

function costRows(transaction: Transaction, t: Translate): readonly StatementRow[] {
  const network = getNetwork(transaction.blockchainNetwork);
  const row = (label: string, amount: Decimal | null): readonly StatementRow[] => {
    if (amount === null) return [];
    const text = formatCoin(amount, network);
    return [{ label, value: <AmountText amount={text} unit={network.symbol} /> }];
  };
  return [
    ...row(t('transaction.fee'), transaction.fee),
    ...row(t('transaction.networkFee'), transaction.networkFee),
  ];
}
