'use client';
import { type AccountAsset, findToken, getNetwork } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { ChainText } from '../parts/chain-text.tsx';
import * as css from './asset.css.ts';

export interface ContractsCardProps {
  readonly symbol: string;
  readonly assets: readonly AccountAsset[];
}

/** Contract of a token on each network, to copy and to look up; nothing for a native asset. */
export function ContractsCard({ symbol, assets }: ContractsCardProps): ReactElement | null {
  const t = useTranslate();
  const tokens = assets.flatMap(({ network, id }) => findToken(network, id) ?? []);
  if (tokens.length === 0) return null;
  return (
    <Card title={t('asset.contracts')}>
      <p className={css.hint}>{t('asset.contracts.text', { symbol })}</p>
      <Statement
        rows={tokens.map(({ network, contract }) => ({
          label: getNetwork(network).name,
          value: (
            <ChainText
              network={network}
              page={{ address: contract }}
              copyLabel={t('asset.contracts.copy', { network: getNetwork(network).name })}
            />
          ),
        }))}
      />
    </Card>
  );
}
