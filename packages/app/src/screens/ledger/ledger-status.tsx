import type { LedgerTransaction } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { Badge } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** State of a transaction on the ledger, with its confirmations once it is in a block. */
export function LedgerStatus(props: { readonly transaction: LedgerTransaction }): ReactElement {
  const t = useTranslate();
  const { block, confirmations: count, isHeld, hasFailed } = props.transaction;
  if (hasFailed) return <Badge tone="danger">{t('ledger.transaction.failed')}</Badge>;
  if (isHeld) return <Badge tone="warning">{t('ledger.transaction.held')}</Badge>;
  if (block === null) return <Badge tone="warning">{t('ledger.transaction.waits')}</Badge>;
  return <Badge tone="success">{t('ledger.transaction.confirmed', { count })}</Badge>;
}
