'use client';
import type { OwnedTransaction } from '@billfold/core/contract';
import { unlistedSource } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { ChainText } from '../parts/chain-text.tsx';
import { Fold } from '../parts/fold.tsx';
import { counterpartyOf } from '../transactions/transaction-words.ts';

/** Block, and the texts in full that are not on the page yet, folded. */
export function MoreDetails(props: { readonly transaction: OwnedTransaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  return (
    <Fold label={t('transaction.more')}>
      <Statement
        rows={[
          {
            label: t('transaction.block'),
            value: transaction.blockHeight ?? t('transaction.block.waiting'),
          },
          ...chainRows(transaction, t),
        ]}
      />
    </Fold>
  );
}

function chainRows(transaction: OwnedTransaction, t: Translate): readonly StatementRow[] {
  const { blockchainNetwork: network, fromAddress, toAddress, hash, isSpam } = transaction;
  const isReceived = transaction.type === 'RECEIVED';
  const own = isReceived ? toAddress : fromAddress;
  const ownRow = {
    label: t(isReceived ? 'transaction.to' : 'transaction.from'),
    stacked: true,
    value: own !== null && (
      <ChainText
        network={network}
        page={{ address: own }}
        form="grouped"
        copyLabel={t(isReceived ? 'transaction.copyTo' : 'transaction.copyFrom')}
      />
    ),
  };
  const isShownAbove = (isReceived || own === counterpartyOf(transaction)) && !isSpam;
  return [
    ...(own === null || isShownAbove ? [] : [ownRow]),
    {
      label: t('transaction.hash'),
      stacked: true,
      value:
        hash === null ? (
          t(`transaction.hash.none.${unlistedSource(transaction)}`)
        ) : (
          <ChainText
            network={network}
            page={{ hash }}
            form="grouped"
            copyLabel={t('transaction.copyHash')}
          />
        ),
    },
  ];
}
