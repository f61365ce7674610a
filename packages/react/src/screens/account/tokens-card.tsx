'use client';
import {
  formatCoin,
  holdingsOf,
  holdingWorth,
  type ValuedHolding,
  valueHoldings,
} from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { type ReactElement, useId } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { CoinMark } from '../../primitives/coin-mark/coin-mark.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { HiddenTokensFold } from '../parts/hidden-tokens-fold.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as table from '../parts/table.css.ts';
import { useMoney } from '../parts/use-money.ts';
import { useTokenHiding } from '../parts/use-token-hiding.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './tokens-card.css.ts';

export interface TokensCardProps {
  readonly account: Account;
  readonly statistics: WalletStatistics | undefined;
}

/** The tokens of an account, each with what can be done with it; nothing where it has none. */
export function TokensCard({ account, statistics }: TokensCardProps): ReactElement | null {
  const t = useTranslate();
  const titleId = useId();
  const tokens = valueHoldings(holdingsOf([account]), statistics).filter(
    ({ id }) => id !== account.blockchainNetwork,
  );
  if (tokens.length === 0 && !account.tokens.some(({ isHidden }) => isHidden)) return null;
  return (
    <Card padding="none" className={table.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t('account.tokens')}
      </h2>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th className={table.heading}>{t('portfolio.column.asset')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.amount')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.worth')}</th>
            <th className={table.headingEnd}>
              <span className={table.spoken}>{t('accounts.column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className={table.body}>
          {tokens.map((token) => (
            <TokenRow key={token.id} account={account} token={token} />
          ))}
        </tbody>
      </table>
      <HiddenTokensFold accounts={[account]} />
    </Card>
  );
}

interface TokenRowProps {
  readonly account: Account;
  readonly token: ValuedHolding;
}

function TokenRow({ account, token }: TokenRowProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const hiding = useTokenHiding(account);
  const accountId = account.id;
  const { open, intent } = useScreenDialogs();
  const { id: tokenId, network, name, symbol, balance } = token;
  const worth = holdingWorth(token);
  return (
    <tr className={css.row}>
      <td className={css.assetCell}>
        <span className={css.asset}>
          <span className={css.mark}>
            <CoinMark symbol={symbol} network={network} size={32} />
          </span>
          {name}
        </span>
      </td>
      <td className={css.amountCell}>
        <PrivateAmount amount={formatCoin(balance, { ...token, trim: true })} unit={symbol} />
      </td>
      <td className={css.worthCell}>
        {worth !== null && <PrivateAmount amount={money.formatCents(worth)} />}
      </td>
      <td className={css.actionsCell}>
        <span className={css.actions}>
          <IconButton
            icon="send"
            label={t('account.tokens.send', { symbol })}
            disabled={!/[1-9]/.test(balance)}
            onClick={() => open({ name: 'send', accountId, tokenId })}
            {...intent('send')}
          />
          <IconButton
            icon="receive"
            label={t('account.tokens.receive', { symbol })}
            onClick={() => open({ name: 'receive', accountId, tokenId })}
            {...intent('receive')}
          />
          <IconButton
            icon="eye-off"
            label={t('portfolio.hideToken', { symbol })}
            aria-disabled={hiding.isBusy}
            onClick={() => void hiding.hide(tokenId)}
          />
        </span>
      </td>
    </tr>
  );
}
