import { getNetwork, type Network } from '@billfold/core';
import type { LedgerBlockSummary } from '@billfold/core/contract';
import { AddressText, TimeText, useTranslate } from '@billfold/react';
import { Card, EmptyState, icons, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import * as css from './ledger.css.ts';
import { LedgerFinder } from './ledger-finder.tsx';
import { blockHref } from './ledger-hrefs.ts';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import { useLedgerPage } from './use-ledger-page.ts';

export function NewestBlocksScreen(): ReactElement {
  return <OfNetwork>{(network) => <NewestBlocks key={network} network={network} />}</OfNetwork>;
}

function NewestBlocks({ network }: { readonly network: Network }): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const page = useLedgerPage((signal) => sandbox.listBlocks(network, { signal }));
  return (
    <LedgerScreen
      network={network}
      title={t('ledger.blocks.title', { network: getNetwork(network).name })}
      lead={t('ledger.blocks.lead')}
      page={page}
      isTop
    >
      {(blocks) => (
        <>
          <LedgerFinder network={network} />
          <Card padding="none" aria-label={t('ledger.column.height')}>
            <Blocks network={network} blocks={blocks} />
          </Card>
        </>
      )}
    </LedgerScreen>
  );
}

function Blocks(props: {
  readonly network: Network;
  readonly blocks: readonly LedgerBlockSummary[];
}): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  return (
    <Table
      label={t('ledger.column.height')}
      rows={props.blocks}
      getKey={({ hash }) => hash}
      phoneRows="grid"
      rowClassName={() => css.row}
      hrefOf={({ height }) => blockHref(props.network, height)}
      onOpen={({ height }) => navigate(blockHref(props.network, height))}
      empty={<EmptyState icon={icons.clock} title={t('ledger.blocks.none')} />}
      columns={[
        {
          id: 'height',
          heading: t('ledger.column.height'),
          draw: ({ height }) => (
            <span className={css.linked}>
              <span className={css.phoneText}>{t('ledger.column.height')} </span>
              {height}
            </span>
          ),
        },
        {
          id: 'mined',
          heading: t('ledger.column.mined'),
          className: css.atEnd,
          draw: ({ minedAt }) => <TimeText at={minedAt} form="date" />,
        },
        {
          id: 'hash',
          heading: t('ledger.column.hash'),
          draw: ({ hash }) => <AddressText address={hash} className={css.linked} />,
        },
        {
          id: 'transactions',
          heading: t('ledger.column.transactions'),
          align: 'end',
          draw: ({ transactionCount }) => (
            <>
              <span className={css.phoneText}>
                {t('ledger.blocks.count', { count: transactionCount })}
              </span>
              <span className={css.wideText}>{transactionCount}</span>
            </>
          ),
        },
      ]}
    />
  );
}
