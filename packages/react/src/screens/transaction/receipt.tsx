'use client';
import { formatAmount, formatMoney, getNetwork } from '@billfold/core';
import type { OwnedTransaction, Transaction } from '@billfold/core/contract';
import { transferredAsset, unlistedSource } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { useContact } from '../parts/use-contact.ts';
import { signs } from '../transactions/transaction-words.ts';
import * as css from './receipt.css.ts';
import { useFeeRows } from './transaction-facts.tsx';

/** Content of the printed page about a transaction. */
export function Receipt({ transaction }: { readonly transaction: OwnedTransaction }): ReactElement {
  const t = useTranslate();
  const asset = transferredAsset(transaction);
  const amount =
    signs[transaction.type] + formatAmount(transaction.value, { ...asset, trim: true });
  return (
    <>
      <p className={css.amount}>
        <AmountText amount={amount} unit={asset.symbol} size="hero" />
      </p>
      <Statement
        rows={[
          ...factRows(transaction, t),
          ...partyRows(transaction, usePartyName(transaction), t),
          ...useFeeRows(transaction),
          ...useOwnRows(transaction),
        ]}
      />
    </>
  );
}

function factRows(transaction: Transaction, t: Translate): readonly StatementRow[] {
  const { status, createdAt, hash, rateAtTime, fiatValueAtTime } = transaction;
  const { symbol } = transferredAsset(transaction);
  const price = rateAtTime && formatMoney(rateAtTime);
  return [
    { label: t('transactions.column.status'), value: t(`confirmation.status.${status}`) },
    { label: t('confirmation.date'), value: <TimeText at={createdAt} form="date" /> },
    {
      label: t('confirmation.network'),
      value: getNetwork(transaction.blockchainNetwork).name,
    },
    ...(price
      ? [{ label: t('confirmation.rate'), value: t('confirmation.rate.value', { price, symbol }) }]
      : []),
    ...(fiatValueAtTime
      ? [{ label: t('confirmation.fiat'), value: formatMoney(fiatValueAtTime) }]
      : []),
    {
      label: t('transaction.hash'),
      stacked: true,
      value:
        hash === null ? (
          t(`transaction.hash.none.${unlistedSource(transaction)}`)
        ) : (
          <AddressText address={hash} form="grouped" />
        ),
    },
  ];
}

/** Contact at the other end; null without one. */
function usePartyName({ type, blockchainNetwork: network, ...sides }: Transaction): string | null {
  const address = type === 'RECEIVED' ? sides.fromAddress : sides.toAddress;
  return useContact({ network, address: address ?? '' })?.name ?? null;
}

function partyRows(
  { type, fromAddress, toAddress }: Transaction,
  name: string | null,
  t: Translate,
): readonly StatementRow[] {
  const row = (label: string, address: string | null, named: string | null) =>
    address === null
      ? []
      : [
          {
            label: named === null ? label : `${label} ${named}`,
            stacked: true,
            value: <AddressText address={address} form="grouped" />,
          },
        ];
  const isReceived = type === 'RECEIVED';
  return [
    ...row(t('transaction.from'), fromAddress, isReceived ? name : null),
    ...row(t('transaction.to'), toAddress, isReceived ? null : name),
  ];
}

function useOwnRows({ walletId, accountId, note }: OwnedTransaction): readonly StatementRow[] {
  const t = useTranslate();
  const { resources } = useClient();
  const wallet = useResource(resources.wallets).data?.items.find(({ id }) => id === walletId);
  const accounts = useResource(resources.accounts(walletId)).data?.items;
  const account = accounts?.find(({ id }) => id === accountId);
  return [
    ...(wallet ? [{ label: t('transaction.wallet'), value: wallet.name }] : []),
    ...(account ? [{ label: t('transaction.account'), value: account.name }] : []),
    ...(note
      ? [
          {
            label: t('transaction.note'),
            stacked: true,
            value: <span className={css.note}>{note}</span>,
          },
        ]
      : []),
  ];
}
