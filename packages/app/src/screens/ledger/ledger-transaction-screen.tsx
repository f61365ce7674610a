import type { Network } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import { TransactionDetails, TransactionFacts } from './transaction-facts.tsx';
import { TransactionMoves } from './transaction-moves.tsx';
import { useLedgerPage } from './use-ledger-page.ts';

export function LedgerTransactionScreen(): ReactElement {
  return <OfNetwork>{(network) => <Transaction network={network} />}</OfNetwork>;
}

function Transaction({ network }: { readonly network: Network }): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const hash = useRouteParam('hash');
  const page = useLedgerPage((signal) => sandbox.getTransaction(network, hash, { signal }));
  return (
    <LedgerScreen network={network} title={t('ledger.transaction.title')} page={page}>
      {(transaction) => (
        <>
          <Card>
            <TransactionFacts transaction={transaction} />
          </Card>
          <TransactionMoves transaction={transaction} />
          <Card title={t('ledger.transaction.details')}>
            <TransactionDetails transaction={transaction} />
          </Card>
        </>
      )}
    </LedgerScreen>
  );
}
