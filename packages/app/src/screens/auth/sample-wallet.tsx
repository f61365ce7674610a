import { formatMoney } from '@billfold/core';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { Badge, Card, Chart } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useServices } from '../../services/services-context.ts';
import { sampleHoldings, samplePoints, sampleTotal } from './sample-holdings.ts';
import * as css from './sample-wallet.css.ts';

/** The total above the chart says its last value. */
const ignorePoint = (): void => undefined;

/** Sample of a portfolio, made of the parts of the real one. */
export function SampleWallet(): ReactElement {
  const t = useTranslate();
  const { clock } = useServices().client.platform;
  const points = useMemo(() => samplePoints(clock.now()), [clock]);
  return (
    <Card>
      <div className={css.sample}>
        <div className={css.top}>
          <AmountText size="hero" amount={formatMoney(sampleTotal)} />
          <Badge>{t('auth.panel.sample')}</Badge>
        </div>
        <Chart
          label={t('auth.panel.sample')}
          points={points}
          formatValue={(value) => formatMoney(value)}
          onPoint={ignorePoint}
        />
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
