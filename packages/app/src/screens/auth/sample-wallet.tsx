import { formatMoney } from '@billfold/core';
import { AmountText, CoinMark, Sparkline, useTranslate } from '@billfold/react';
import { Badge, Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { sampleHoldings, sampleTotal, sampleValues } from './sample-holdings.ts';
import * as css from './sample-wallet.css.ts';

/** Sample of a portfolio, made of the parts of the real one. */
export function SampleWallet(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <div className={css.sample}>
        <div className={css.top}>
          <AmountText size="hero" amount={formatMoney(sampleTotal)} />
          <Badge>{t('auth.panel.sample')}</Badge>
        </div>
        <div className={css.line}>
          <Sparkline values={sampleValues} />
        </div>
        <ul className={css.holdings}>
          {sampleHoldings.map(({ symbol, name, amount, value }) => (
            <li key={symbol} className={css.holding}>
              <CoinMark symbol={symbol} />
              <span className={css.name}>{name}</span>
              <span className={css.worth}>
                <AmountText amount={formatMoney(value)} />
                <AmountText className={css.amount} amount={amount} unit={symbol} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
