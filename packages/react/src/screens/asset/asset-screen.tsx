'use client';
import { type AccountAsset, listAssetsOfSymbol } from '@billfold/core';
import { listPositions } from '@billfold/core/flows';
import { accountsTexts, assetTexts, portfolioTexts, transactionsTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { AccountsSkeleton } from '../accounts/accounts-skeleton.tsx';
import { useWalletData } from '../parts/use-wallet-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { RouteBack, RouteButton } from '../screen/route-link.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { AssetPrice } from './asset-price.tsx';
import { AssetTransactions } from './asset-transactions.tsx';
import { ContractsCard } from './contracts-card.tsx';
import { PositionsCard } from './positions-card.tsx';

/** Props of `AssetScreen`. */
export interface AssetScreenProps {
  /** Symbol of the asset in any case, such as `BTC` or `usdt`. */
  readonly symbol: string;
}

/**
 * Screen of one asset: its price over time, what the wallet holds of it on each network, its
 * transactions, and the contracts that issue it.
 * @example
 * <AssetScreen symbol="USDT" />;
 */
export function AssetScreen(props: AssetScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <OneAsset {...props} />
    </ScreenScope>
  );
}

const texts = [accountsTexts, assetTexts, portfolioTexts, transactionsTexts];

function OneAsset({ symbol }: AssetScreenProps): ReactElement {
  const assets = listAssetsOfSymbol(symbol);
  const [asset] = assets;
  return asset ? <KnownAsset asset={asset} assets={assets} /> : <UnknownAsset symbol={symbol} />;
}

interface KnownAssetProps {
  readonly asset: AccountAsset;
  /** The asset on each of its networks. */
  readonly assets: readonly AccountAsset[];
}

function KnownAsset({ asset, assets }: KnownAssetProps): ReactElement {
  const t = useTranslate();
  const { accounts, statistics, refresh } = useWalletData(useWalletId());
  const { symbol, name } = asset;
  const open = accounts.data?.items.filter(({ isArchived }) => !isArchived);
  const positions = open && listPositions(open, { symbol, statistics: statistics.data });
  const price = statistics.data?.assets.find((each) => each.symbol === symbol)?.price ?? null;
  return (
    <Screen
      title={name}
      icon={<CoinMark symbol={symbol} size={32} />}
      back={<RouteBack route={{ to: 'portfolio' }}>{t('portfolio.title')}</RouteBack>}
    >
      <AssetPrice
        asset={asset}
        price={price}
        positions={accounts.status === 'failed' ? null : positions}
      >
        {open && positions ? (
          <PositionsCard asset={asset} accounts={open} positions={positions} />
        ) : (
          <Card title={t('asset.balance')} padding="none">
            {accounts.status === 'failed' ? (
              <ErrorState
                title={t('portfolio.loadFailed')}
                error={accounts.error}
                onRetry={refresh}
              />
            ) : (
              <AccountsSkeleton />
            )}
          </Card>
        )}
      </AssetPrice>
      <AssetTransactions symbol={symbol} assetIds={assets.map(({ id }) => id)} />
      <ContractsCard symbol={symbol} assets={assets} />
    </Screen>
  );
}

function UnknownAsset({ symbol }: AssetScreenProps): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={t('asset.notFound.title')}>
      <Card>
        <EmptyState
          icon={icons.search}
          text={t('asset.notFound.text', { symbol: symbol.slice(0, 32) })}
          action={
            <RouteButton variant="primary" route={{ to: 'portfolio' }}>
              {t('asset.notFound.back')}
            </RouteButton>
          }
        />
      </Card>
    </Screen>
  );
}
