'use client';
import type { Account, OwnedTransaction } from '@billfold/core/contract';
import type { Translate } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { ChainText } from '../parts/chain-text.tsx';
import { Fold } from '../parts/fold.tsx';
import { RouteTextLink } from '../screen/route-link.tsx';
import { counterpartyOf } from '../transactions/transaction-words.ts';

/** Account, block, and the texts in full that are not on the page yet, folded. */
export function MoreDetails(props: { readonly transaction: OwnedTransaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const { data } = useResource(useClient().resources.accounts(transaction.walletId));
  const account = data?.items.find(({ id }) => id === transaction.accountId);
  return (
    <Fold label={t('transaction.more')}>
      <Statement
        rows={[
          ...(account ? [accountRow(account, t)] : []),
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

function accountRow({ id, name }: Account, t: Translate): StatementRow {
  const route = { to: 'account', accountId: id } as const;
  return {
    label: t('transaction.account'),
    value: <RouteTextLink route={route}>{name}</RouteTextLink>,
  };
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
  const isShownAbove = own === counterpartyOf(transaction) && !isSpam;
  return [
    ...(own === null || isShownAbove ? [] : [ownRow]),
    {
      label: t('transaction.hash'),
      stacked: true,
      value:
        hash === null ? (
          t('transaction.hash.none')
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
