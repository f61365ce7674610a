import { type Decimal, formatCoin, formatUsd, getNetwork, type Translate } from '@billfold/core';
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

/** What the card of facts leaves out: whose it is, its worth then, what it cost. */
export function DetailsCard({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { data } = useResource(useServices().client.resources.accounts(useWalletId()));
  const account = data?.items.find(({ id }) => id === transaction.accountId);
  return (
    <Card title={t('transaction.details')}>
      <Statement
        rows={[
          ...(account ? [accountRow(account, t)] : []),
          ...worthRows(transaction, t),
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

/** At the price of then; it is never computed again. */
function worthRows(transaction: Transaction, t: Translate): readonly StatementRow[] {
  const { fiatValueAtTime, rateAtTime, blockchainNetwork, tokenSymbol } = transaction;
  if (fiatValueAtTime === null || rateAtTime === null) return [];
  const symbol = tokenSymbol ?? getNetwork(blockchainNetwork).symbol;
  const price = formatUsd(rateAtTime);
  return [
    { label: t('transaction.fiat'), value: <AmountText amount={formatUsd(fiatValueAtTime)} /> },
    { label: t('transaction.rate'), value: t('transaction.rate.value', { price, symbol }) },
  ];
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
