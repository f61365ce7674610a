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
        columns={[
          {
            id: 'recipient',
            heading: t('payout.lines.recipient'),
            draw: ({ address }: PayoutLine) => (
              <ChainText
                network={network}
                page={{ address }}
                copyLabel={t('payout.lines.copyAddress')}
              />
            ),
          },
          ...textColumn(lines, 'memo', t('payout.lines.memo')),
          ...textColumn(lines, 'reference', t('payout.lines.reference')),
          {
            id: 'state',
            heading: t('payout.lines.state'),
            draw: ({ state }: PayoutLine) => (
              <Badge tone={toneOfLine[state]}>{t(`payout.state.${state}`)}</Badge>
            ),
          },
          {
            id: 'transaction',
            heading: t('payout.lines.transaction'),
            draw: ({ hash }: PayoutLine) =>
              hash === null ? (
                '–'
              ) : (
                <ChainText
                  network={network}
                  page={{ hash }}
                  copyLabel={t('payout.lines.copyHash')}
                />
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

/** Returns the column of a text that lines may have; none where no line has it. */
function textColumn(lines: readonly PayoutLine[], id: 'memo' | 'reference', heading: string) {
  if (lines.every((line) => line[id] === null)) return [];
  const draw = (line: PayoutLine) => <bdi className={css.reference}>{line[id] ?? '–'}</bdi>;
  return [{ id, heading, wraps: true, draw }];
}
