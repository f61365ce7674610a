import { formatCoin, getNetwork, type Holding } from '@billfold/core';
import { AmountText, Card, CoinMark, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './portfolio.css.ts';

export function Holdings({ holdings }: { readonly holdings: readonly Holding[] }): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('portfolio.holdings')}>
      <ul className={css.list}>
        {holdings.map(({ network, name, symbol, balance }) => (
          <li key={network} className={css.holding}>
            <CoinMark symbol={symbol} network={network} />
            <span className={css.grow}>{name}</span>
            <AmountText
              amount={formatCoin(balance, { ...getNetwork(network), trim: true })}
              unit={symbol}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
