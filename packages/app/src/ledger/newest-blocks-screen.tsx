import { getNetwork, type Network } from '@billfold/core';
import type { LedgerBlockSummary } from '@billfold/core/contract';
import { AddressText, Card, EmptyState, TimeText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../boot/services-context.ts';
import * as css from './ledger.css.ts';
import { BlockLink } from './ledger-link.tsx';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import * as table from './table.css.ts';
import { useLedgerPage } from './use-ledger-page.ts';

export function NewestBlocksScreen(): ReactElement {
  return <OfNetwork>{(network) => <NewestBlocks network={network} />}</OfNetwork>;
}

function NewestBlocks({ network }: { readonly network: Network }): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const page = useLedgerPage((signal) =>
    sandbox.blocks({ params: { network } }, { signal }).then((answer) => answer.data),
  );
  return (
    <LedgerScreen
      network={network}
      title={t('ledger.blocks.title', { network: getNetwork(network).name })}
      lead={t('ledger.blocks.lead')}
      page={page}
      isTop
    >
      {(blocks) => (
        <Card padding="none" className={table.card} aria-label={t('ledger.column.height')}>
          {blocks.length === 0 ? (
            <EmptyState icon="clock" title={t('ledger.blocks.none')} />
          ) : (
            <Blocks network={network} blocks={blocks} />
          )}
        </Card>
      )}
    </LedgerScreen>
  );
}

function Blocks(props: {
  readonly network: Network;
  readonly blocks: readonly LedgerBlockSummary[];
}): ReactElement {
  const t = useTranslate();
  return (
    <table className={table.table}>
      <thead className={table.head}>
        <tr>
          <th className={table.heading}>{t('ledger.column.height')}</th>
          <th className={table.heading}>{t('ledger.column.mined')}</th>
          <th className={table.heading}>{t('ledger.column.hash')}</th>
          <th className={table.headingEnd}>{t('ledger.column.transactions')}</th>
        </tr>
      </thead>
      <tbody>
        {props.blocks.map(({ height, hash, minedAt, transactionCount }) => (
          <tr key={hash} className={css.row}>
            <td className={table.cell}>
              <BlockLink network={props.network} height={height} />
            </td>
            <td className={table.cell}>
              <TimeText at={minedAt} />
            </td>
            <td className={table.cell}>
              <AddressText address={hash} />
            </td>
            <td className={css.cellEnd}>
              <span className={css.phoneLabel}>{t('ledger.column.transactions')} </span>
              {transactionCount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
