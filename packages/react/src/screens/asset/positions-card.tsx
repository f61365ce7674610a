'use client';
import { type AccountAsset, formatAmount, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { AssetPosition } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TokenActions } from '../account/token-actions.tsx';
import { HiddenTokensFold } from '../parts/hidden-tokens-fold.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { StaleNote } from '../parts/stale-note.tsx';
import { useMoney } from '../parts/use-money.ts';
import { usePendingText } from '../parts/use-pending-text.ts';
import { RouteLink } from '../screen/route-link.tsx';
import * as css from './asset.css.ts';
import { PositionsTotal } from './positions-total.tsx';

export interface PositionsCardProps {
  readonly asset: AccountAsset;
  /** Accounts of the wallet; their hidden tokens of the asset are listed as well. */
  readonly accounts: readonly Account[];
  readonly positions: readonly AssetPosition[];
}

/** Balance of an asset: the sum, and each account with its network. */
export function PositionsCard({ asset, accounts, positions }: PositionsCardProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const hasPrices = usePrices() !== 'off';
  return (
    <Card title={t('asset.balance')} padding="none">
      {positions.length === 0 ? (
        <p className={css.none}>{t('asset.balance.none', { symbol: asset.symbol })}</p>
      ) : (
        <PositionsTotal positions={positions} />
      )}
      {positions.length > 0 && (
        <Table
          label={t('asset.balance')}
          rows={positions}
          getKey={({ account, holding }) => account.id + holding.id}
          phoneRows="grid"
          rowClassName={() => css.row}
          columns={[
            {
              id: 'account',
              heading: t('asset.column.account'),
              tone: 'strong',
              className: css.accountColumn,
              draw: (position) => <PositionLink position={position} />,
            },
            {
              id: 'amount',
              heading: t('portfolio.column.amount'),
              align: 'end',
              className: css.amountColumn,
              draw: ({ holding }) => <PositionAmount holding={holding} />,
            },
            {
              id: 'value',
              heading: t('portfolio.column.worth'),
              align: 'end',
              tone: 'quiet',
              className: css.valueColumn,
              draw: ({ value }) =>
                value !== null && hasPrices && <PrivateAmount amount={money.formatMoney(value)} />,
            },
            {
              id: 'actions',
              heading: t('accounts.column.actions'),
              hidesHeading: true,
              align: 'end',
              className: css.actionsColumn,
              draw: ({ account, holding }) => (
                <span className={css.over}>
                  <TokenActions account={account} token={holding} />
                </span>
              ),
            },
          ]}
        />
      )}
      <HiddenTokensFold accounts={accounts} symbol={asset.symbol} />
    </Card>
  );
}

function PositionAmount({ holding }: Pick<AssetPosition, 'holding'>): ReactElement {
  const { balance, symbol, ...digits } = holding;
  return <PrivateAmount amount={formatAmount(balance, { ...digits, trim: true })} unit={symbol} />;
}

/** Account of a position, and what is incoming there. */
function PositionLink({ position }: { readonly position: AssetPosition }): ReactElement {
  const { account, holding } = position;
  const { name } = getNetwork(account.blockchainNetwork);
  return (
    <span className={css.account}>
      <span className={css.mark}>
        <CoinMark symbol={holding.symbol} network={account.blockchainNetwork} size={32} />
      </span>
      <span className={css.names}>
        <RouteLink route={{ to: 'account', accountId: account.id }} className={css.link}>
          {account.name}
        </RouteLink>
        {name !== account.name && <span className={css.network}>{name}</span>}
        {account.stale && <StaleNote at={account.asOf} />}
        {holding.hasPending && <Incoming holding={holding} />}
      </span>
    </span>
  );
}

function Incoming({ holding }: Pick<AssetPosition, 'holding'>): ReactElement {
  const pendingText = usePendingText();
  const { pending, symbol, ...digits } = holding;
  return (
    <Badge tone="success">
      {pendingText(formatAmount(pending, { ...digits, trim: true }), symbol)}
    </Badge>
  );
}
