'use client';
import { explorerUrl } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import type { Translate } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useExplorer } from '../../context/use-explorer.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { ChainText } from '../parts/chain-text.tsx';
import * as css from './transaction.css.ts';

/** Addresses and hash to compare, to copy, and to look up. */
export function FullTextsCard({
  transaction,
}: {
  readonly transaction: Transaction;
}): ReactElement {
  const t = useTranslate();
  const explorer = useExplorer(transaction.blockchainNetwork);
  return (
    <Card title={t('transaction.inFull')}>
      <Statement rows={chainRows(transaction, t)} />
      {explorer && (
        <div className={css.action}>
          <LinkButton
            wide
            icon={icons.external}
            href={explorerUrl(explorer, { hash: transaction.hash })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('transaction.explorer')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function chainRows(transaction: Transaction, t: Translate): readonly StatementRow[] {
  const { blockchainNetwork: network, fromAddress, toAddress, hash } = transaction;
  const row = (label: string, page: { address: string } | { hash: string }, copyLabel: string) => ({
    label,
    stacked: true,
    value: <ChainText network={network} page={page} form="grouped" copyLabel={copyLabel} />,
  });
  return [
    ...(fromAddress === null
      ? []
      : [row(t('transaction.from'), { address: fromAddress }, t('transaction.copyFrom'))]),
    ...(toAddress === null
      ? []
      : [row(t('transaction.to'), { address: toAddress }, t('transaction.copyTo'))]),
    row(t('transaction.hash'), { hash }, t('transaction.copyHash')),
  ];
}
