'use client';
import {
  type Decimal,
  feeToFiat,
  formatAmount,
  formatMoney,
  getNetwork,
  parseAmount,
  parseRate,
  toBaseUnits,
  toDecimal,
} from '@billfold/core';
import type { OwnedTransaction, Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { usePricedResource } from '../../context/use-prices.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { ConfirmationCard } from '../../ui/confirmation-card/confirmation-card.tsx';
import type { StatementRow } from '../../ui/statement/statement.tsx';
import { ChainText } from '../parts/chain-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { RouteTextLink } from '../screen/route-link.tsx';

/** Specified rows of a transaction, its fees and its account. */
export function TransactionFacts(props: { readonly transaction: OwnedTransaction }): ReactElement {
  const { transaction } = props;
  return (
    <ConfirmationCard
      transaction={transaction}
      withoutAmount
      withoutRecipient
      drawValue={(value) => <PrivateAmount amount={value} />}
      rows={[
        ...useFeeRows(transaction),
        ...useTotalRows(transaction),
        ...useAccountRows(transaction),
        ...useDepositRows(transaction),
      ]}
    />
  );
}

function useAccountRows({ walletId, accountId }: OwnedTransaction): readonly StatementRow[] {
  const t = useTranslate();
  const { data } = useResource(useClient().resources.accounts(walletId));
  const account = data?.items.find(({ id }) => id === accountId);
  if (account === undefined) return [];
  const route = { to: 'account', accountId } as const;
  return [
    {
      label: t('transaction.account'),
      value: <RouteTextLink route={route}>{account.name}</RouteTextLink>,
    },
  ];
}

/** Returns a row with the amount and the fees that left the account; none for a token, whose fee is another asset. */
function useTotalRows(transaction: Transaction): readonly StatementRow[] {
  const t = useTranslate();
  const { type, status, blockchainNetwork, tokenSymbol, value, fee, networkFee } = transaction;
  const hasEnded = status === 'FAILED' || status === 'DROPPED' || status === 'REPLACED';
  if (type !== 'SENT' || tokenSymbol !== null || fee === null || hasEnded) return [];
  const network = getNetwork(blockchainNetwork);
  const units = [value, fee, networkFee ?? toDecimal('0')].map((each) =>
    parseAmount(each, network.decimals),
  );
  const total = toDecimal(toBaseUnits(units.reduce((sum, each) => sum + each, 0n)), network);
  return [
    {
      label: t('transaction.total'),
      value: (
        <PrivateAmount
          amount={formatAmount(total, { ...network, trim: true })}
          unit={network.symbol}
        />
      ),
    },
  ];
}

/** Returns a row with the address of the account that was paid. */
function useDepositRows(transaction: Transaction): readonly StatementRow[] {
  const t = useTranslate();
  const { type, toAddress, isSpam, blockchainNetwork: network } = transaction;
  // Spam is left to the details that are folded.
  if (type !== 'RECEIVED' || toAddress === null || isSpam) return [];
  return [
    {
      label: t('transaction.to'),
      stacked: true,
      value: (
        <ChainText
          network={network}
          page={{ address: toAddress }}
          form="grouped"
          copyLabel={t('transaction.copyTo')}
        />
      ),
    },
  ];
}

/** Returns a row per fee, with its value at the time, or now where a token has no price of the coin. */
export function useFeeRows(transaction: Transaction): readonly StatementRow[] {
  const t = useTranslate();
  const { blockchainNetwork, tokenSymbol, rateAtTime, fee, networkFee } = transaction;
  const network = getNetwork(blockchainNetwork);
  const now =
    usePricedResource(useClient().resources.rate(network.symbol)).data?.currentRate ?? null;
  const rate = tokenSymbol === null ? rateAtTime : now;
  const row = (label: string, amount: Decimal | null): readonly StatementRow[] => {
    if (amount === null) return [];
    const text = formatAmount(amount, { ...network, trim: true });
    const units = parseAmount(amount, network.decimals);
    const value = rate && formatMoney(feeToFiat(units, parseRate(rate), network));
    return [
      {
        label,
        value: (
          <>
            <AmountText amount={text} unit={network.symbol} />
            {value && ` (${value})`}
          </>
        ),
      },
    ];
  };
  return [...row(t('transaction.fee'), fee), ...row(t('transaction.networkFee'), networkFee)];
}
