'use client';
import type { Account, Token } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { LoadedCard } from '../parts/loaded-card.tsx';
import { useTokenHiding } from '../parts/use-token-hiding.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import * as css from './settings.css.ts';

/** Tokens that were taken out of the lists, account by account. */
export function HiddenTokensCard(): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('walletSettings.hiddenTokens')}
      text={t('walletSettings.hiddenTokens.text')}
      resource={useClient().resources.accounts(useWalletId())}
      failed={t('walletSettings.accounts.loadFailed')}
      rows={1}
    >
      {({ items }) => <HiddenTokens accounts={items} />}
    </LoadedCard>
  );
}

function HiddenTokens({ accounts }: { readonly accounts: readonly Account[] }): ReactElement {
  const t = useTranslate();
  const hidden = accounts.flatMap((account) =>
    account.tokens.filter(({ isHidden }) => isHidden).map((token) => ({ account, token })),
  );
  if (hidden.length === 0)
    return (
      <SettingRow
        title={t('walletSettings.hiddenTokens.empty')}
        hint={t('walletSettings.hiddenTokens.empty.text')}
      />
    );
  return (
    <ul className={css.list}>
      {hidden.map(({ account, token }) => (
        <HiddenToken key={account.id + token.tokenId} account={account} token={token} />
      ))}
    </ul>
  );
}

function HiddenToken(props: { readonly account: Account; readonly token: Token }): ReactElement {
  const t = useTranslate();
  const { account, token } = props;
  const { symbol } = token;
  const hiding = useTokenHiding(account);
  return (
    <SettingRow
      as="li"
      oneLine
      lead={<CoinMark symbol={symbol} network={account.blockchainNetwork} size={32} />}
      title={token.name}
      hint={t('walletSettings.hiddenTokens.in', { account: account.name })}
      error={hiding.failure && problemText(hiding.failure, t)}
    >
      <Button
        busy={hiding.isBusy}
        aria-label={t('walletSettings.hiddenTokens.show.of', { symbol, account: account.name })}
        onClick={() => void hiding.show(token.tokenId)}
      >
        {t('walletSettings.hiddenTokens.show')}
      </Button>
    </SettingRow>
  );
}
