import { formatAmount, getNetwork, type Network } from '@billfold/core';
import type { LedgerAddress, LedgerMovement } from '@billfold/core/contract';
import { AddressText, AmountText, TimeText, useTranslate } from '@billfold/react';
import { Card, EmptyState, icons, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import * as css from './ledger.css.ts';
import { pageHref } from './ledger-hrefs.ts';
import { BlockLink } from './ledger-link.tsx';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import { OwnText } from './own-text.tsx';
import { useLedgerPage } from './use-ledger-page.ts';

export function LedgerAddressScreen(): ReactElement {
  const address = useRouteParam('address');
  return (
    <OfNetwork>
      {(network) => <Address key={address} network={network} address={address} />}
    </OfNetwork>
  );
}

function Address(props: { readonly network: Network; readonly address: string }): ReactElement {
  const { network, address } = props;
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const page = useLedgerPage((signal) =>
    sandbox.getAddress(network, address, { pageSize: 100 }, { signal }),
  );
  return (
    <LedgerScreen network={network} title={t('ledger.address.title')} page={page} sought={address}>
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
      <AmountText size="xl" amount={formatAmount(data.balance, network)} unit={network.symbol} />
      <p className={css.muted}>{t('ledger.address.balance.hint')}</p>
      {data.nonce !== null && (
        <p className={css.muted}>{t('ledger.address.nonce', { nonce: data.nonce })}</p>
      )}
    </div>
  );
}

function Movements({ data }: { readonly data: LedgerAddress }): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  return (
    <Card title={t('ledger.address.transactions')} padding="none">
      <Table
        label={t('ledger.address.transactions')}
        rows={data.transactions.items}
        getKey={({ hash }) => hash}
        phoneRows="grid"
        rowClassName={() => css.row}
        hrefOf={({ hash }) => pageHref(data.network, { hash })}
        onOpen={({ hash }) => navigate(pageHref(data.network, { hash }))}
        empty={<EmptyState icon={icons.transactions} title={t('ledger.address.none')} />}
        columns={[
          {
            id: 'transaction',
            heading: t('ledger.column.transaction'),
            draw: ({ hash }) => <AddressText address={hash} className={css.linked} />,
          },
          {
            id: 'date',
            heading: t('ledger.column.date'),
            className: css.atEnd,
            draw: ({ at }) => <TimeText at={at} form="date" />,
          },
          {
            id: 'block',
            heading: t('ledger.column.block'),
            draw: ({ blockHeight }) =>
              blockHeight === null ? (
                t('ledger.address.waits')
              ) : (
                <span className={css.over}>
                  <BlockLink network={data.network} height={blockHeight}>
                    <span className={css.phoneLabel}>{t('ledger.column.block')} </span>
                  </BlockLink>
                </span>
              ),
          },
          {
            id: 'change',
            heading: t('ledger.column.change'),
            align: 'end',
            draw: (movement) => <Change network={data.network} movement={movement} />,
          },
        ]}
      />
    </Card>
  );
}

/** The received and the sent amount, each if there is one. */
function Change(props: {
  readonly network: Network;
  readonly movement: LedgerMovement;
}): ReactElement {
  const { received, spent } = props.movement;
  const network = getNetwork(props.network);
  const isZero = (amount: string): boolean => /^[0.]+$/.test(amount);
  return (
    <>
      {!isZero(received) && (
        <AmountText amount={`+${formatAmount(received, network)}`} unit={network.symbol} incoming />
      )}{' '}
      {!isZero(spent) && (
        <AmountText amount={`\u2212${formatAmount(spent, network)}`} unit={network.symbol} />
      )}
    </>
  );
}
