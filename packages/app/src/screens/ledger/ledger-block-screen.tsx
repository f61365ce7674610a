import { formatAmount, getNetwork, type Network } from '@billfold/core';
import type { LedgerBlock } from '@billfold/core/contract';
import { AddressText, AmountText, TimeText, useTranslate } from '@billfold/react';
import { Card, EmptyState, icons, Statement, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import * as css from './ledger.css.ts';
import { blockHref, pageHref } from './ledger-hrefs.ts';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import { OwnText } from './own-text.tsx';
import { useLedgerPage } from './use-ledger-page.ts';

export function LedgerBlockScreen(): ReactElement {
  const height = useRouteParam('height');
  return (
    <OfNetwork>{(network) => <Block key={height} network={network} height={height} />}</OfNetwork>
  );
}

function Block(props: { readonly network: Network; readonly height: string }): ReactElement {
  const { network, height } = props;
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const page = useLedgerPage((signal) => sandbox.getBlock(network, Number(height), { signal }));
  return (
    <LedgerScreen
      network={network}
      title={t('ledger.block.title', { height })}
      page={page}
      sought={height}
    >
      {(block) => (
        <>
          <Card>
            <Facts block={block} />
          </Card>
          <Transactions block={block} />
        </>
      )}
    </LedgerScreen>
  );
}

function Facts({ block }: { readonly block: LedgerBlock }): ReactElement {
  const t = useTranslate();
  const { network, height, hash, parentHash, minedAt, confirmations } = block;
  return (
    <Statement
      rows={[
        { label: t('ledger.block.mined'), value: <TimeText at={minedAt} form="date" /> },
        { label: t('ledger.block.confirmations'), value: confirmations },
        { label: t('ledger.block.hash'), value: <OwnText text={hash} />, stacked: true },
        {
          label: t('ledger.block.parent'),
          stacked: true,
          value:
            height === 0 ? (
              <AddressText address={parentHash} form="grouped" />
            ) : (
              <Link href={blockHref(network, height - 1)} className={css.hashLink}>
                <AddressText address={parentHash} form="grouped" />
              </Link>
            ),
        },
      ]}
    />
  );
}

function Transactions({ block }: { readonly block: LedgerBlock }): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const network = getNetwork(block.network);
  return (
    <Card title={t('ledger.block.transactions')} padding="none">
      <Table
        label={t('ledger.block.transactions')}
        rows={block.transactions}
        getKey={({ hash }) => hash}
        phoneRows="grid"
        rowClassName={() => css.row}
        hrefOf={({ hash }) => pageHref(block.network, { hash })}
        onOpen={({ hash }) => navigate(pageHref(block.network, { hash }))}
        empty={<EmptyState icon={icons.transactions} title={t('ledger.block.empty')} />}
        columns={[
          {
            id: 'transaction',
            heading: t('ledger.column.transaction'),
            draw: ({ hash }) => <AddressText address={hash} className={css.linked} />,
          },
          {
            id: 'value',
            heading: t(
              network.model.family === 'utxo' ? 'ledger.totalOutput' : 'ledger.column.value',
            ),
            align: 'end',
            draw: ({ value }) => (
              <AmountText amount={formatAmount(value, network)} unit={network.symbol} />
            ),
          },
          {
            id: 'fee',
            heading: t('ledger.column.fee'),
            align: 'end',
            className: css.under,
            draw: ({ fee }) =>
              fee !== null && (
                <>
                  <span className={css.phoneLabel}>{t('ledger.column.fee')} </span>
                  <AmountText amount={formatAmount(fee, network)} unit={network.symbol} />
                </>
              ),
          },
        ]}
      />
    </Card>
  );
}
