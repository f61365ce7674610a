import { trimDecimal } from '@billfold/core/internal';
import type { PayoutLine, PayoutWithLines } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Badge, Card, ChainText, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';
import { toneOfLine } from './tone-of-payout.ts';

/** Each line of a payout with its state and its transaction. */
export function PayoutLines({ payout }: { readonly payout: PayoutWithLines }): ReactElement {
  const t = useTranslate();
  const { network, asset, lines } = payout;
  const title = t('payout.lines');
  return (
    <Card title={title} padding="none">
      <Table
        label={title}
        rows={lines}
        getKey={({ n }) => String(n)}
        rowClassName={() => css.lineRow}
        columns={[
          {
            id: 'recipient',
            heading: t('payout.lines.recipient'),
            wraps: true,
            draw: ({ address, memo, reference }: PayoutLine) => (
              <span className={css.lineFacts}>
                <ChainText
                  network={network}
                  page={{ address }}
                  copyLabel={t('payout.lines.copyAddress')}
                />
                {memo !== null && (
                  <span className={css.muted}>
                    {t('payout.lines.memo')} <bdi>{memo}</bdi>
                  </span>
                )}
                {reference !== null && <bdi className={css.muted}>{reference}</bdi>}
              </span>
            ),
          },
          {
            id: 'state',
            heading: t('payout.lines.state'),
            draw: ({ state, hash }: PayoutLine) => (
              <span className={css.lineFacts}>
                <Badge tone={toneOfLine[state]}>{t(`payout.state.${state}`)}</Badge>
                {hash !== null && (
                  <ChainText
                    network={network}
                    page={{ hash }}
                    copyLabel={t('payout.lines.copyHash')}
                  />
                )}
              </span>
            ),
          },
          {
            id: 'amount',
            heading: t('payout.lines.amount'),
            align: 'end',
            tone: 'strong',
            draw: ({ amount }: PayoutLine) => (
              <AmountText amount={trimDecimal(amount)} unit={asset} />
            ),
          },
        ]}
      />
      <p className={css.linesTotal}>
        <span>{t('payouts.rows.total')}</span>
        <AmountText amount={trimDecimal(payout.amount)} unit={asset} />
      </p>
    </Card>
  );
}
