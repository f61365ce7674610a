'use client';
import { type Decimal, formatAmount, getNetwork } from '@billfold/core';
import type { Account, OwnedTransaction, Transaction } from '@billfold/core/contract';
import type { Translate } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { RouteTextLink } from '../screen/route-link.tsx';

/** Card of further details: account, fees and status. */
export function DetailsCard({
  transaction,
}: {
  readonly transaction: OwnedTransaction;
}): ReactElement {
  const t = useTranslate();
  const { data } = useResource(useClient().resources.accounts(transaction.walletId));
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
  const route = { to: 'account', accountId: id } as const;
  return {
    label: t('transaction.account'),
    value: <RouteTextLink route={route}>{name}</RouteTextLink>,
  };
}

function costRows(transaction: Transaction, t: Translate): readonly StatementRow[] {
  const network = getNetwork(transaction.blockchainNetwork);
  const row = (label: string, amount: Decimal | null): readonly StatementRow[] => {
    if (amount === null) return [];
    const text = formatAmount(amount, network);
    return [{ label, value: <AmountText amount={text} unit={network.symbol} /> }];
  };
  return [
    ...row(t('transaction.fee'), transaction.fee),
    ...row(t('transaction.networkFee'), transaction.networkFee),
  ];
}
