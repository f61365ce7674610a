'use client';
import { getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useExplorer } from '../../context/use-explorer.ts';
import { useIsOwner } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { ExplorerLink } from '../../ui/explorer-link/explorer-link.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { Fold } from '../parts/fold.tsx';
import * as css from './account.css.ts';
import { PublicKey } from './public-key.tsx';

export interface AccountDetailsProps {
  readonly account: Account;
  /** Deposit address to look up in the explorer; undefined while none is known. */
  readonly address: string | undefined;
}

/** Folded card of what is rarely asked about an account. */
export function AccountDetails({ account, address }: AccountDetailsProps): ReactElement {
  const t = useTranslate();
  const explorer = useExplorer(account.blockchainNetwork);
  const isOwner = useIsOwner();
  const { addressType, derivationPath, createdAt, historyFrom, asOf } = account;
  const since = { label: t('account.historyFrom'), at: historyFrom };
  const times = [
    { label: t('account.created'), at: createdAt },
    since,
    { label: t('account.upToDate'), at: asOf },
  ];
  return (
    <Card padding="none">
      <Fold label={t('account.details')}>
        <div className={css.details}>
          <Statement
            rows={[
              { label: t('account.network'), value: getNetwork(account.blockchainNetwork).name },
              ...(addressType === null
                ? []
                : [
                    {
                      label: t('account.addressType'),
                      value: t(`account.addressType.${addressType}`),
                    },
                  ]),
              {
                label: t('account.path'),
                value: <span className={css.path}>{derivationPath}</span>,
              },
              ...times.flatMap(({ label, at }) =>
                at === null ? [] : [{ label, value: <TimeText at={at} form="date" /> }],
              ),
              ...(explorer === null || address === undefined
                ? []
                : [
                    {
                      label: t('account.explorer'),
                      value: <ExplorerLink explorer={explorer} page={{ address }} />,
                    },
                  ]),
            ]}
          />
          {isOwner && <PublicKey account={account} />}
        </div>
      </Fold>
    </Card>
  );
}
