import { trimDecimal } from '@billfold/core/internal';
import type { Payment, PaymentDetail, Transfer } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Badge, Card, ChainText, ListTime, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payment.css.ts';
import { valueAtRate } from './value-at-rate.ts';
import { ValueBelow } from './value-below.tsx';

export interface TransfersCardProps {
  readonly payment: PaymentDetail;
}

/** Transfers to the address of a payment, also those that do not count; nothing before one arrived. */
export function TransfersCard({ payment }: TransfersCardProps): ReactElement | null {
  const t = useTranslate();
  const { transfers } = payment;
  const title = t('payment.transfers');
  if (transfers.length === 0) return null;
  return (
    <Card title={title} padding="none">
      <Table
        label={title}
        rows={transfers}
        getKey={({ hash, firstSeenAt, amount }) => `${hash} ${firstSeenAt.getTime()} ${amount}`}
        rowClassName={() => css.transferRow}
        columns={[
          {
            id: 'transaction',
            heading: t('payment.transfers.transaction'),
            draw: (transfer: Transfer) => <TransactionCell {...transfer} />,
          },
          {
            id: 'confirmations',
            heading: t('payment.transfers.confirmations'),
            wraps: true,
            draw: (transfer: Transfer) => <DepthCell payment={payment} transfer={transfer} />,
          },
          {
            id: 'amount',
            heading: t('payment.transfers.amount'),
            align: 'end',
            tone: 'strong',
            draw: (transfer: Transfer) => <AmountCell {...{ payment, transfer }} />,
          },
        ]}
      />
    </Card>
  );
}

interface TransferCellProps {
  readonly payment: Payment;
  readonly transfer: Transfer;
}

/** Hash of a transfer above the time at which it was seen: the card has no room for a column of it. */
function TransactionCell(transfer: Transfer): ReactElement {
  const t = useTranslate();
  return (
    <span className={css.transferFacts}>
      <HashCell {...transfer} />
      <span className={css.muted}>
        {t('payment.transfers.seen')} <ListTime at={transfer.firstSeenAt} />
      </span>
    </span>
  );
}

function HashCell({ hash, network }: Transfer): ReactElement {
  const t = useTranslate();
  if (hash === null) return <>{t('payment.transfers.byContract')}</>;
  return (
    <ChainText network={network} page={{ hash }} copyLabel={t('payment.transfers.copyHash')} />
  );
}

function DepthCell({ payment, transfer }: TransferCellProps): ReactElement {
  const t = useTranslate();
  const { counted, confirmations, replaceable } = transfer;
  if (!counted) return <Badge>{t('payment.transfers.uncounted')}</Badge>;
  const required = payment.confirmations?.required ?? 0;
  const depth = confirmations < required ? `${confirmations} / ${required}` : `${confirmations}`;
  if (confirmations > 0) return <>{depth}</>;
  if (!replaceable) return <Badge tone="info">{t('payment.transfers.waiting')}</Badge>;
  return (
    <span className={css.badges}>
      <span>{depth}</span>
      <Badge tone="warning">{t('payment.transfers.replaceable')}</Badge>
    </span>
  );
}

interface AmountCellProps extends TransfersCardProps {
  readonly transfer: Transfer;
}

/** Amount of a transfer, with its value on arrival where the payment does not count it. */
function AmountCell({ payment, transfer }: AmountCellProps): ReactElement {
  const { amount, asset, counted } = transfer;
  const text = <AmountText amount={trimDecimal(amount)} unit={asset} />;
  if (counted) return text;
  const rate = payment.values[payment.transfers.indexOf(transfer)]?.arrivalRate ?? null;
  return (
    <span className={css.muted}>
      {text}
      {rate !== null && <ValueBelow value={valueAtRate(amount, rate, payment.price.currency)} />}
    </span>
  );
}
