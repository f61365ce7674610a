'use client';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { holdingsOf, holdingValue, type ValuedHolding, valueHoldings } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Table } from '../../ui/table/table.tsx';
import { amountColumn } from '../parts/amount-column.tsx';
import { HiddenTokensFold } from '../parts/hidden-tokens-fold.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { TokenActions } from './token-actions.tsx';
import * as css from './tokens-card.css.ts';

export interface TokensCardProps {
  readonly account: Account;
  readonly statistics: WalletStatistics | undefined;
}

/** The tokens of an account, each with what can be done with it; nothing where it has none. */
export function TokensCard({ account, statistics }: TokensCardProps): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const hasPrices = usePrices() !== 'off';
  const tokens = valueHoldings(holdingsOf([account]), statistics).filter(
    ({ id }) => id !== account.blockchainNetwork,
  );
  if (tokens.length === 0 && !account.tokens.some(({ isHidden }) => isHidden)) return null;
  return (
    <Card title={t('account.tokens')} padding="none">
      <Table
        label={t('account.tokens')}
        rows={tokens}
        getKey={({ id }) => id}
        phoneRows="grid"
        rowClassName={() => css.row}
        columns={[
          {
            id: 'asset',
            heading: t('portfolio.column.asset'),
            tone: 'strong',
            className: css.assetColumn,
            draw: ({ symbol, network, name }) => (
              <span className={css.asset}>
                <span className={css.mark}>
                  <CoinMark symbol={symbol} network={network} size={32} />
                </span>
                {name}
              </span>
            ),
          },
          amountColumn({
            heading: t('portfolio.column.amount'),
            tone: 'strong',
            className: css.amountColumn,
            holdingOf: (token: ValuedHolding) => token,
          }),
          {
            id: 'worth',
            heading: t('portfolio.column.worth'),
            align: 'end',
            tone: 'quiet',
            className: css.worthColumn,
            draw: (token) => {
              const worth = holdingValue(token);
              return (
                worth !== null && hasPrices && <PrivateAmount amount={money.formatMoney(worth)} />
              );
            },
          },
          {
            id: 'actions',
            heading: t('accounts.column.actions'),
            hidesHeading: true,
            align: 'end',
            className: css.actionsColumn,
            draw: (token) => <TokenActions account={account} token={token} />,
          },
        ]}
      />
      <HiddenTokensFold accounts={[account]} />
    </Card>
  );
}
