import { formatAmount, getNetwork } from '@billfold/core';
import type { LedgerTransaction } from '@billfold/core/contract';
import { AmountText, TimeText, useTranslate } from '@billfold/react';
import { Badge, Statement, useTextLocale } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { familyRows } from './family-rows.tsx';
import { BlockLink } from './ledger-link.tsx';
import { OwnText } from './own-text.tsx';

/** Hash, block, time and fee of a transaction. */
export function TransactionFacts(props: { readonly transaction: LedgerTransaction }): ReactElement {
  const t = useTranslate();
  const { hash, network: code, block, acceptedAt, fee } = props.transaction;
  const network = getNetwork(code);
  return (
    <Statement
      rows={[
        { label: t('ledger.transaction.hash'), value: <OwnText text={hash} />, stacked: true },
        ...(block === null
          ? []
          : [
              {
                label: t('ledger.transaction.block'),
                value: <BlockLink network={code} height={block.height} />,
              },
            ]),
        {
          label: t('ledger.transaction.accepted'),
          value: <TimeText at={acceptedAt} form="date" />,
        },
        ...(fee === null
          ? []
          : [
              {
                label: t('ledger.transaction.fee'),
                value: <AmountText amount={formatAmount(fee, network)} unit={network.symbol} />,
              },
            ]),
      ]}
    />
  );
}

/** Facts that only a transaction of its network family has, and its check against the rules. */
export function TransactionDetails(props: {
  readonly transaction: LedgerTransaction;
}): ReactElement {
  const t = useTranslate();
  const locale = useTextLocale();
  return (
    <Statement
      rows={[
        ...familyRows(t, locale, props.transaction),
        { label: t('ledger.transaction.check'), value: <Check {...props} /> },
      ]}
    />
  );
}

function Check({ transaction }: { readonly transaction: LedgerTransaction }): ReactElement {
  const t = useTranslate();
  const { check } = transaction;
  if (check === null) return <Badge>{t('ledger.transaction.genesis')}</Badge>;
  if (check.isValid) return <Badge tone="success">{t('ledger.transaction.valid')}</Badge>;
  return (
    <Badge tone="danger">{t('ledger.transaction.invalid', { reason: check.reason ?? '' })}</Badge>
  );
}
