'use client';
import { getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import {
  accountsTexts,
  portfolioTexts,
  receiveTexts,
  transactionsTexts,
} from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import { useLeftDraft } from '../../context/use-draft.ts';
import { useClient, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { AccountsSkeleton } from '../accounts/accounts-skeleton.tsx';
import { accountNameForm, RenameAccountForm } from '../accounts/rename-account-form.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useWalletData } from '../parts/use-wallet-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { RouteBack, RouteButton } from '../screen/route-link.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { AccountContents } from './account-contents.tsx';

/** Props of `AccountScreen`. */
export interface AccountScreenProps {
  readonly accountId: string;
  /** True on a foreign page: the deposit address comes before the chart. */
  readonly embedded?: boolean | undefined;
}

/**
 * Screen of one account: its balance and tokens, its deposit addresses and its transactions.
 * @example
 * <AccountScreen accountId={accountId} />;
 */
export function AccountScreen(props: AccountScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <OneAccount {...props} />
    </ScreenScope>
  );
}

const texts = [accountsTexts, portfolioTexts, receiveTexts, transactionsTexts];

function OneAccount({ accountId, embedded = false }: AccountScreenProps): ReactElement {
  const t = useTranslate();
  const { accounts, statistics, refresh } = useWalletData(useWalletId());
  const back = <RouteBack route={{ to: 'accounts' }}>{t('accounts.title')}</RouteBack>;
  const canRename = useScope('accounts:write');
  const account = accounts.data?.items.find(({ id }) => id === accountId);
  if (account)
    return (
      <Screen
        title={account.name}
        icon={<AccountMark account={account} />}
        back={back}
        action={canRename && <Rename key={account.id} account={account} />}
      >
        <AccountContents
          key={account.id}
          account={account}
          statistics={statistics.data}
          isAddressFirst={embedded}
        />
      </Screen>
    );
  if (accounts.data) return <NotFound />;
  return (
    <Screen title={t('accounts.column.account')} back={back}>
      <Card padding="none">
        {accounts.status === 'failed' ? (
          <ErrorState title={t('portfolio.loadFailed')} error={accounts.error} onRetry={refresh} />
        ) : (
          <AccountsSkeleton />
        )}
      </Card>
    </Screen>
  );
}

function AccountMark({
  account: { blockchainNetwork },
}: {
  readonly account: Account;
}): ReactElement {
  const { symbol } = getNetwork(blockchainNetwork);
  return <CoinMark symbol={symbol} network={blockchainNetwork} size={32} />;
}

function Rename({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const left = useLeftDraft(accountNameForm(account));
  const [isOpen, setIsOpen] = useState(() => left() !== null);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button size="sm" icon={icons.pencil} onClick={() => setIsOpen(true)}>
        {t('accounts.rename')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <RenameAccountForm account={account} onClose={close} />
      </FormDialog>
    </>
  );
}

function NotFound(): ReactElement {
  const t = useTranslate();
  const walletId = useWalletId();
  const { data } = useStore(useClient().resources.wallets);
  const wallet = data?.items.find(({ id }) => id === walletId)?.name ?? '';
  return (
    <Screen title={t('account.notFound.title')}>
      <Card>
        <EmptyState
          icon={icons.search}
          text={t('account.notFound.text', { wallet })}
          action={
            <RouteButton variant="primary" route={{ to: 'accounts' }}>
              {t('account.notFound.back')}
            </RouteButton>
          }
        />
      </Card>
    </Screen>
  );
}
