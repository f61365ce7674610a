'use client';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useWalletEvents } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ChainText } from '../parts/chain-text.tsx';
import * as css from './account.css.ts';
import { useAddresses } from './use-addresses.ts';

/** Where the account is paid to, on networks whose accounts have a fixed address. */
export function OneAddress({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { emit } = useWalletEvents();
  const { state, refresh } = useAddresses(account);
  const isFailed = state.status === 'failed' && !state.data;
  return (
    <Card title={t('account.address.title')} padding="none">
      <p className={css.intro}>{t('account.address.text')}</p>
      {isFailed ? (
        <ErrorState title={t('account.address.loadFailed')} error={state.error} onRetry={refresh} />
      ) : (
        <div className={css.oneAddress}>
          {state.data ? (
            state.data.map(({ id, addressValue }) => (
              <ChainText
                key={id}
                network={account.blockchainNetwork}
                page={{ address: addressValue }}
                form="grouped"
                onCopied={() =>
                  emit({ type: 'address-copied', network: account.blockchainNetwork })
                }
              />
            ))
          ) : (
            <Skeleton width="80%" />
          )}
        </div>
      )}
    </Card>
  );
}
