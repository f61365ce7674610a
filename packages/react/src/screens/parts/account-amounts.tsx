'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { holdingsOf } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { PrivateAmount } from './private-amount.tsx';

/** Native coins of an account, with its token or the number of its tokens: what its value is the sum of. */
export function AccountAmounts({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { nativeBalance, blockchainNetwork } = account;
  const network = getNetwork(blockchainNetwork);
  const [token, ...more] = holdingsOf([account]).filter(
    ({ id, balance }) => id !== blockchainNetwork && /[1-9]/.test(balance),
  );
  return (
    <span>
      <PrivateAmount
        amount={formatAmount(nativeBalance, { ...network, trim: true })}
        unit={network.symbol}
      />
      {token && more.length === 0 && (
        <>
          {' + '}
          <PrivateAmount
            amount={formatAmount(token.balance, { ...token, trim: true })}
            unit={token.symbol}
          />
        </>
      )}
      {more.length > 0 && ` ${t('account.value.tokens', { count: more.length + 1 })}`}
    </span>
  );
}
