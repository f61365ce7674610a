import { trimDecimal } from '@billfold/core/internal';
import type { Payment, Transfer } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Badge, Card, ChainText, ListTime, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payment.css.ts';
import { isEnded } from './payment-actions.ts';

/** Transfers to the address of a payment, also those that do not count. */
export function TransfersCard({ payment }: { readonly payment: Payment }): ReactElement {
  const t = useTranslate();
  const { transfers } = payment;
  const title = t('payment.transfers');
  if (transfers.length === 0)
    return (
      <Card title={title}>
        <p className={css.muted}>
          {t(isEnded(payment) ? 'payment.transfers.none' : 'payment.transfers.empty')}
        </p>
      </Card>
    );
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
            draw: (transfer: Transfer) => <AmountCell {...transfer} />,
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
  if (confirmations === 0)
    return (
      <Badge tone={replaceable ? 'warning' : 'info'}>
        {t(replaceable ? 'payment.transfers.replaceable' : 'payment.transfers.waiting')}
      </Badge>
    );
  const required = payment.confirmations?.required ?? 0;
  return <>{confirmations < required ? `${confirmations} / ${required}` : confirmations}</>;
}

function AmountCell({ amount, asset, counted }: Transfer): ReactElement {
  const text = <AmountText amount={trimDecimal(amount)} unit={asset} />;
  return counted ? text : <span className={css.muted}>{text}</span>;
}
