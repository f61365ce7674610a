import { formatCoin, getNetwork, type Network } from '@billfold/core';
import type { LedgerAddress, LedgerMovement } from '@billfold/core/contract';
import { AmountText, Card, TimeText, useTranslate } from '@billfold/react';
import { type ReactElement, useId } from 'react';
import { useServices } from '../boot/services-context.ts';
import { useRouteParam } from '../routing/route-params.ts';
import * as css from './ledger.css.ts';
import { BlockLink, LedgerLink, OwnText } from './ledger-link.tsx';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import * as table from './table.css.ts';
import { useLedgerPage } from './use-ledger-page.ts';

export function LedgerAddressScreen(): ReactElement {
  return <OfNetwork>{(network) => <Address network={network} />}</OfNetwork>;
}

function Address({ network }: { readonly network: Network }): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const address = useRouteParam('address');
  const page = useLedgerPage((signal) =>
    sandbox
      .address({ params: { network, address }, query: { pageSize: 100 } }, { signal })
      .then((answer) => answer.data),
  );
  return (
    <LedgerScreen network={network} title={t('ledger.address.title')} page={page}>
      {(data) => (
        <>
          <Card>
            <Balance data={data} />
          </Card>
          <Movements data={data} />
        </>
      )}
    </LedgerScreen>
  );
}

function Balance({ data }: { readonly data: LedgerAddress }): ReactElement {
  const t = useTranslate();
  const network = getNetwork(data.network);
  return (
    <div className={css.hero}>
      <OwnText text={data.address} />
      <AmountText size="xl" amount={formatCoin(data.balance, network)} unit={network.symbol} />
      <p className={css.muted}>{t('ledger.address.balance.hint')}</p>
      {data.nonce !== null && (
        <p className={css.muted}>{t('ledger.address.nonce', { nonce: data.nonce })}</p>
      )}
    </div>
  );
}

function Movements({ data }: { readonly data: LedgerAddress }): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const { items } = data.transactions;
  return (
    <Card padding="none" className={table.card} aria-labelledby={titleId}>
      <div className={table.titleLine}>
        <h2 id={titleId} className={table.title}>
          {t('ledger.address.transactions')}
        </h2>
      </div>
      {items.length === 0 ? (
        <p className={css.none}>{t('ledger.address.none')}</p>
      ) : (
        <table className={table.table}>
          <thead className={table.head}>
            <tr>
              <th className={table.heading}>{t('ledger.column.transaction')}</th>
              <th className={table.heading}>{t('ledger.column.date')}</th>
              <th className={table.heading}>{t('ledger.column.block')}</th>
              <th className={table.headingEnd}>{t('ledger.column.change')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((movement) => (
              <MovementRow key={movement.hash} network={data.network} movement={movement} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function MovementRow(props: {
  readonly network: Network;
  readonly movement: LedgerMovement;
}): ReactElement {
  const t = useTranslate();
  const { hash, at, blockHeight, received, spent } = props.movement;
  const network = getNetwork(props.network);
  const isZero = (amount: string): boolean => /^[0.]+$/.test(amount);
  return (
    <tr className={css.row}>
      <td className={table.cell}>
        <LedgerLink network={props.network} page={{ hash }} />
      </td>
      <td className={table.cell}>
        <TimeText at={at} />
      </td>
      <td className={table.cell}>
        {blockHeight === null ? (
          t('ledger.address.waits')
        ) : (
          <BlockLink network={props.network} height={blockHeight}>
            <span className={css.phoneLabel}>{t('ledger.column.block')} </span>
          </BlockLink>
        )}
      </td>
      <td className={css.cellEnd}>
        {!isZero(received) && (
          <AmountText amount={`+${formatCoin(received, network)}`} unit={network.symbol} incoming />
        )}{' '}
        {!isZero(spent) && (
          <AmountText amount={`\u2212${formatCoin(spent, network)}`} unit={network.symbol} />
        )}
      </td>
    </tr>
  );
}
