'use client';
import { formatAmount, formatMoney, getNetwork } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { transferredAsset, unlistedSource } from '@billfold/core/flows';
import { confirmationTexts, type Translate } from '@billfold/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useExplorer } from '../../context/use-explorer.ts';
import { useShowsPrices } from '../../context/use-prices.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddressText } from '../address-text/address-text.tsx';
import { CopiedAddress } from '../address-text/copied-address.tsx';
import { AmountText } from '../amount-text/amount-text.tsx';
import { CopyIcon } from '../copy/copy-button.tsx';
import { ExplorerLink } from '../explorer-link/explorer-link.tsx';
import { Statement, type StatementRow } from '../statement/statement.tsx';
import { TimeText } from '../time-text/time-text.tsx';
import * as css from './confirmation-card.css.ts';
import { ConfirmationCount } from './confirmation-count.tsx';

/** Props of `ConfirmationCard`. */
export interface ConfirmationCardProps {
  readonly transaction: Transaction;
  /** Leaves out the recipient, where its card is shown next to this one. */
  readonly withoutRecipient?: boolean | undefined;
  /** Rows alone, in two columns where there is room, below an amount and a status shown already. */
  readonly withoutAmount?: boolean | undefined;
  /** Content between the amount and the rows. */
  readonly children?: ReactNode;
  /** Rows after those of every transaction. */
  readonly rows?: readonly StatementRow[] | undefined;
  /** Sums right below the value, before the time and what the network knows of the transaction. */
  readonly sums?: readonly StatementRow[] | undefined;
  /** Draws the value in US dollars, for a page that may hide amounts. */
  readonly drawValue?: ((value: string) => ReactElement) | undefined;
}

interface Layout extends Pick<ConfirmationCardProps, 'withoutRecipient' | 'withoutAmount'> {
  readonly sums: readonly StatementRow[];
  readonly drawValue: (value: string) => ReactElement;
}

/**
 * Card of a transaction: amount, addresses, time and confirmations.
 * @example
 * <ConfirmationCard transaction={transaction} />;
 */
export function ConfirmationCard(props: ConfirmationCardProps): ReactElement {
  const {
    transaction,
    withoutRecipient = false,
    withoutAmount = false,
    drawValue = (value) => <AmountText amount={value} />,
    rows = [],
    sums = [],
    children,
  } = props;
  useTexts(confirmationTexts);
  const layout = { withoutRecipient, withoutAmount, drawValue, sums };
  const allRows = [...useRows(transaction, layout), ...rows];
  if (withoutAmount) return <Statement layout="columns" rows={allRows} />;
  const asset = transferredAsset(transaction);
  return (
    <div className={css.card}>
      <p className={css.value}>
        <AmountText
          amount={formatAmount(transaction.value, asset)}
          unit={asset.symbol}
          size="hero"
          incoming={transaction.type === 'RECEIVED'}
        />
      </p>
      {children}
      <Statement rows={allRows} />
    </div>
  );
}

function useRows(transaction: Transaction, layout: Layout): readonly StatementRow[] {
  const t = useTranslate();
  const explorer = useExplorer(transaction.blockchainNetwork);
  const network = getNetwork(transaction.blockchainNetwork);
  const showsPrices = useShowsPrices();
  const { fromAddress, moreFromAddresses: more, toAddress, hash } = transaction;
  const copied = (text: string, label: string, extra?: ReactNode): ReactElement => (
    <span className={css.copied}>
      <AddressText address={text} />
      <CopyIcon text={text} label={label} />
      {extra}
    </span>
  );
  const from = {
    label: t('confirmation.from'),
    value:
      fromAddress &&
      copied(
        fromAddress,
        t('confirmation.copyFrom'),
        more > 0 && <span className={css.more}>{t('confirmation.moreFrom', { count: more })}</span>,
      ),
  };
  const to = {
    label: t('confirmation.to'),
    value: <CopiedAddress address={toAddress ?? ''} label={t('confirmation.copyTo')} />,
    stacked: true,
  };
  return [
    ...(showsPrices ? worthRows(transaction, t, layout.drawValue) : []),
    ...layout.sums,
    { label: t('confirmation.date'), value: <TimeText at={transaction.createdAt} form="date" /> },
    { label: t('confirmation.network'), value: network.name },
    ...(network.showsFromAddress && fromAddress !== null ? [from] : []),
    ...(toAddress === null || layout.withoutRecipient ? [] : [to]),
    {
      label: t('confirmation.hash'),
      value:
        hash === null
          ? t(`transaction.hash.none.${unlistedSource(transaction)}`)
          : copied(
              hash,
              t('confirmation.copyHash'),
              <ExplorerLink explorer={explorer} page={{ hash }} />,
            ),
    },
    {
      label: t('confirmation.confirmations'),
      value: <ConfirmationCount transaction={transaction} withoutStatus={layout.withoutAmount} />,
    },
  ];
}

/** At the price of then; neither is ever computed again. */
function worthRows(
  transaction: Transaction,
  t: Translate,
  drawValue: (value: string) => ReactElement,
): readonly StatementRow[] {
  const { rateAtTime, fiatValueAtTime } = transaction;
  if (rateAtTime === null || fiatValueAtTime === null) return [];
  const { symbol } = transferredAsset(transaction);
  const price = formatMoney(rateAtTime);
  return [
    { label: t('confirmation.fiat'), value: drawValue(formatMoney(fiatValueAtTime)) },
    { label: t('confirmation.rate'), value: t('confirmation.rate.value', { price, symbol }) },
  ];
}
