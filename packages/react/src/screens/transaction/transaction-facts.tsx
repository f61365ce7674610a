'use client';
import {
  type Decimal,
  feeToFiat,
  formatAmount,
  formatMoney,
  formatMoneySum,
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
import { PrivateAmount } from '../parts/private-amount.tsx';
import { RouteTextLink } from '../screen/route-link.tsx';

/** Specified rows of a transaction, its fees and its account. */
export function TransactionFacts(props: { readonly transaction: OwnedTransaction }): ReactElement {
  const { transaction } = props;
  const t = useTranslate();
  return (
    <ConfirmationCard
      transaction={transaction}
      withoutAmount
      withoutRecipient
      // The head has the value of now.
      drawValue={(value) => (
        <>
          <PrivateAmount amount={value} /> {t('transaction.valueThen')}
        </>
      )}
      sums={[...useFeeRows(transaction), ...useTotalRows(transaction)]}
      rows={useAccountRows(transaction)}
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
  const worth = totalWorth(transaction);
  return [
    {
      label: t('transaction.total'),
      value: (
        <>
          <PrivateAmount
            amount={formatAmount(total, { ...network, trim: true })}
            unit={network.symbol}
          />
          {worth !== null && (
            <>
              {' ('}
              <PrivateAmount amount={worth} />
              {')'}
            </>
          )}
        </>
      ),
    },
  ];
}

/** Returns the value of the amount and its fees at the time, as the rows above show them; null without a price. */
function totalWorth({
  blockchainNetwork,
  rateAtTime,
  fiatValueAtTime,
  ...fees
}: Transaction): string | null {
  if (rateAtTime === null || fiatValueAtTime === null) return null;
  const network = getNetwork(blockchainNetwork);
  const rate = parseRate(rateAtTime);
  const charged = [fees.fee, fees.networkFee]
    .filter((fee) => fee !== null)
    .map((fee) => feeToFiat(parseAmount(fee, network.decimals), rate, network));
  return formatMoneySum([fiatValueAtTime, ...charged]);
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
