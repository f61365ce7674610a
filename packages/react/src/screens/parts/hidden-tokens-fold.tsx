'use client';
import { formatAmount } from '@billfold/core';
import type { Account, Token } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { Fold } from './fold.tsx';
import * as css from './hidden-tokens-fold.css.ts';
import { PrivateAmount } from './private-amount.tsx';
import { useTokenHiding } from './use-token-hiding.ts';

/** Tokens that are neither listed nor counted, folded away; nothing where there is none. */
export function HiddenTokensFold(props: {
  readonly accounts: readonly Account[];
  /** Lists the tokens with this symbol; all of them unless given. */
  readonly symbol?: string;
}): ReactElement | null {
  const t = useTranslate();
  const hidden = props.accounts.flatMap((account) =>
    account.tokens
      .filter(({ isHidden, symbol }) => isHidden && symbol === (props.symbol ?? symbol))
      .map((token) => ({ account, token })),
  );
  if (hidden.length === 0) return null;
  return (
    <Fold
      label={t('portfolio.hidden.count', { count: hidden.length })}
      text={t('portfolio.hidden.text')}
    >
      <ul className={css.list}>
        {hidden.map(({ account, token }) => (
          <HiddenToken key={account.id + token.tokenId} account={account} token={token} />
        ))}
      </ul>
    </Fold>
  );
}

function HiddenToken(props: { readonly account: Account; readonly token: Token }): ReactElement {
  const t = useTranslate();
  const { account, token } = props;
  const { symbol, name, balance, decimals } = token;
  const hiding = useTokenHiding(account);
  const canShow = useScope('accounts:write');
  return (
    <li className={css.item}>
      <CoinMark symbol={symbol} network={account.blockchainNetwork} size={32} />
      <span className={css.name}>
        {name} <span className={css.account}>{account.name}</span>
        <FormFailure failure={hiding.failure} fields={[]} />
      </span>
      <PrivateAmount
        amount={formatAmount(balance, { decimals, digits: decimals, trim: true })}
        unit={symbol}
      />
      {canShow && (
        <Button
          size="sm"
          icon={icons.eye}
          busy={hiding.isBusy}
          aria-label={t('portfolio.showToken', { symbol })}
          onClick={() => void hiding.show(token.tokenId)}
        >
          {t('portfolio.show')}
        </Button>
      )}
    </li>
  );
}
