'use client';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { hasNoHoldings, holdingsOf, valueHoldings } from '@billfold/core/flows';
import { accountsTexts, portfolioTexts, transactionsTexts } from '@billfold/core/i18n';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useCanAddAccounts } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useDrawnWhole } from '../../state/use-drawn-whole.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SearchNote } from '../accounts/search-note.tsx';
import { BalanceChartCard } from '../balance-chart/balance-chart-card.tsx';
import { useBalanceHistory } from '../balance-chart/use-balance-history.ts';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useWalletData, type WalletData } from '../parts/use-wallet-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { RouteButton } from '../screen/route-link.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { BalanceHero, BalanceSkeleton } from './balance-hero.tsx';
import type { TwoFactorSetUp } from './checklist.tsx';
import { Holdings } from './holdings.tsx';
import * as css from './portfolio.css.ts';
import { PortfolioActions } from './portfolio-actions.tsx';
import { ReadyWallet } from './ready-wallet.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { shownHoldings } from './shown-holdings.ts';

/** Props of `PortfolioScreen`. */
export interface PortfolioScreenProps {
  /** Called in place of opening the Send dialog. */
  readonly onSend?: (() => void) | undefined;
  /** Called in place of opening the Receive dialog. */
  readonly onReceive?: (() => void) | undefined;
  /** Content below the checklist while the wallet has never held anything. */
  readonly emptyAction?: ReactNode;
  /** Two-factor sign-in as an item of the checklist; not in it unless given. */
  readonly twoFactor?: TwoFactorSetUp | undefined;
}

/**
 * Screen with the holdings, their value and the recent transactions.
 * @example
 * <WalletProvider client={client}>
 *   <PortfolioScreen />
 * </WalletProvider>;
 */
export function PortfolioScreen(props: PortfolioScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <Portfolio {...props} />
    </ScreenScope>
  );
}

const texts = [accountsTexts, portfolioTexts, transactionsTexts];

function Portfolio(props: PortfolioScreenProps): ReactElement {
  const t = useTranslate();
  const data = useWalletData(useWalletId());
  const accounts = data.accounts.data?.items;
  const openAccounts = useMemo(
    () => accounts?.filter((account) => !account.isArchived) ?? [],
    [accounts],
  );
  return (
    <Screen isHome title={t('portfolio.title')}>
      {accounts === undefined && data.accounts.status === 'failed' && (
        <Card>
          <ErrorState
            title={t('portfolio.loadFailed')}
            error={data.accounts.error}
            onRetry={data.refresh}
          />
        </Card>
      )}
      {data.accounts.status === 'pending' && <BalanceSkeleton />}
      {accounts && openAccounts.length === 0 && <NoAccounts />}
      {openAccounts.length > 0 && <Contents {...props} accounts={openAccounts} data={data} />}
    </Screen>
  );
}

interface ContentsProps extends PortfolioScreenProps {
  readonly accounts: readonly Account[];
  readonly data: WalletData;
}

function Contents(props: ContentsProps): ReactElement {
  const { accounts, data, emptyAction, twoFactor, ...actions } = props;
  const { holdings, shown } = useHoldings(accounts, data.statistics.data);
  const history = useBalanceHistory({ value: data.statistics.data?.totalBalance ?? null });
  const hasPrices = usePrices() !== 'off';
  const isWhole = useDrawnWhole(data.statistics.status !== 'pending');
  const isEmpty = hasNoHoldings(holdings);
  if (isEmpty && data.transactions.status === 'pending') return <BalanceSkeleton />;
  const isNew = data.transactions.data?.total === 0 && isEmpty;
  return (
    <>
      <SearchNote accounts={accounts} />
      <section className={css.top}>
        <BalanceHero
          accounts={accounts}
          holdings={holdings}
          statistics={data.statistics}
          history={history}
          isNew={isNew}
        />
        {!isNew && (
          <PortfolioActions {...actions} accounts={accounts} onAccountAdded={data.refresh} />
        )}
      </section>
      {isNew ? (
        <ReadyWallet
          onReceive={actions.onReceive}
          twoFactor={twoFactor}
          onAccountAdded={data.refresh}
          action={emptyAction}
        />
      ) : (
        <>
          {hasPrices && <BalanceChartCard history={history} drivesHero />}
          <Holdings
            accounts={accounts}
            holdings={shown}
            arePricesLoading={data.statistics.status === 'pending'}
            isBrief={!isWhole}
          />
          <RecentTransactions transactions={data.transactions} onRetry={data.refresh} />
        </>
      )}
    </>
  );
}

/** Values hundreds of holdings only when they change: each answer of the server draws the screen again. */
function useHoldings(accounts: readonly Account[], statistics: WalletStatistics | undefined) {
  const hidesSmall = useKeptSettings()?.hideSmallBalances ?? false;
  const held = useMemo(() => holdingsOf(accounts), [accounts]);
  const holdings = useMemo(() => valueHoldings(held, statistics), [held, statistics]);
  const shown = useMemo(() => shownHoldings(holdings, { hidesSmall }), [holdings, hidesSmall]);
  return { holdings, shown };
}

function NoAccounts(): ReactElement {
  const t = useTranslate();
  const canAdd = useCanAddAccounts();
  return (
    <Card>
      <EmptyState
        icon={icons.accounts}
        title={t('portfolio.noAccounts.title')}
        text={canAdd && t('portfolio.noAccounts.text')}
        action={
          canAdd && (
            <RouteButton variant="primary" route={{ to: 'accounts' }}>
              {t('accounts.add')}
            </RouteButton>
          )
        }
      />
    </Card>
  );
}
