import { formatCoin, getNetwork, type Network } from '@billfold/core';
import type { LedgerBlock } from '@billfold/core/contract';
import { AddressText, AmountText, Card, Statement, TimeText, useTranslate } from '@billfold/react';
import { type ReactElement, useId } from 'react';
import { Link } from 'wouter';
import { useServices } from '../boot/services-context.ts';
import { useRouteParam } from '../routing/route-params.ts';
import * as css from './ledger.css.ts';
import { blockHref } from './ledger-hrefs.ts';
import { LedgerLink, OwnText } from './ledger-link.tsx';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import * as table from './table.css.ts';
import { useLedgerPage } from './use-ledger-page.ts';

export function LedgerBlockScreen(): ReactElement {
  return <OfNetwork>{(network) => <Block network={network} />}</OfNetwork>;
}

function Block({ network }: { readonly network: Network }): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const height = useRouteParam('height');
  const page = useLedgerPage((signal) =>
    sandbox
      .block({ params: { network, height: Number(height) } }, { signal })
      .then((answer) => answer.data),
  );
  return (
    <LedgerScreen network={network} title={t('ledger.block.title', { height })} page={page}>
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
  const titleId = useId();
  const network = getNetwork(block.network);
  return (
    <Card padding="none" className={table.card} aria-labelledby={titleId}>
      <div className={table.titleLine}>
        <h2 id={titleId} className={table.title}>
          {t('ledger.block.transactions')}
        </h2>
      </div>
      {block.transactions.length === 0 ? (
        <p className={css.none}>{t('ledger.block.empty')}</p>
      ) : (
        <table className={table.table}>
          <thead className={table.head}>
            <tr>
              <th className={table.heading}>{t('ledger.column.transaction')}</th>
              <th className={table.headingEnd}>{t('ledger.column.value')}</th>
              <th className={table.headingEnd}>{t('ledger.column.fee')}</th>
            </tr>
          </thead>
          <tbody>
            {block.transactions.map(({ hash, value, fee }) => (
              <tr key={hash} className={css.row}>
                <td className={table.cell}>
                  <LedgerLink network={block.network} page={{ hash }} />
                </td>
                <td className={css.cellEnd}>
                  <AmountText amount={formatCoin(value, network)} unit={network.symbol} />
                </td>
                <td className={css.cellEnd}>
                  {fee !== null && (
                    <>
                      <span className={css.phoneLabel}>{t('ledger.column.fee')} </span>
                      <AmountText amount={formatCoin(fee, network)} unit={network.symbol} />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
