import type { Network } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { LedgerScreen, OfNetwork } from './ledger-screen.tsx';
import { TransactionDetails, TransactionFacts } from './transaction-facts.tsx';
import { TransactionLead } from './transaction-lead.tsx';
import { TransactionMoves } from './transaction-moves.tsx';
import { useLedgerPage } from './use-ledger-page.ts';

export function LedgerTransactionScreen(): ReactElement {
  const hash = useRouteParam('hash');
  return (
    <OfNetwork>{(network) => <Transaction key={hash} network={network} hash={hash} />}</OfNetwork>
  );
}

function Transaction(props: { readonly network: Network; readonly hash: string }): ReactElement {
  const { network, hash } = props;
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const page = useLedgerPage((signal) => sandbox.getTransaction(network, hash, { signal }));
  return (
    <LedgerScreen network={network} title={t('ledger.transaction.title')} page={page} sought={hash}>
      {(transaction) => (
        <>
          <Card>
            <TransactionLead transaction={transaction} />
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
