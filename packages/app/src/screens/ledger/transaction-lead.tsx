import {
  type Decimal,
  findToken,
  formatAmount,
  getNetwork,
  type Network,
  parseAmount,
} from '@billfold/core';
import type { LedgerTransaction } from '@billfold/core/contract';
import { AmountText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './ledger.css.ts';
import { LedgerStatus } from './ledger-status.tsx';

/** Amount and state of a transaction, before everything else about it. */
export function TransactionLead(props: { readonly transaction: LedgerTransaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const { network: code, outputs, tokenTransfer, family } = transaction;
  const network = getNetwork(code);
  const token = tokenTransfer === null ? undefined : findToken(code, tokenTransfer.tokenId);
  const isToken = tokenTransfer !== null && token !== undefined;
  return (
    <div className={css.lead}>
      <span className={css.muted}>
        {t(family === 'utxo' ? 'ledger.totalOutput' : 'ledger.transaction.amount')}
      </span>
      <div className={css.heroLine}>
        {isToken ? (
          <AmountText
            size="xl"
            amount={formatAmount(tokenTransfer.value, token)}
            unit={token.symbol}
          />
        ) : (
          <AmountText
            size="xl"
            amount={formatAmount(sumOf(code, outputs), network)}
            unit={network.symbol}
          />
        )}
        <LedgerStatus transaction={transaction} />
      </div>
      {family === 'utxo' && <p className={css.muted}>{t('ledger.totalOutput.hint')}</p>}
    </div>
  );
}

function sumOf(network: Network, outputs: readonly { readonly value: Decimal }[]): Decimal {
  const { decimals } = getNetwork(network);
  const units = outputs.reduce((sum, { value }) => sum + parseAmount(value, decimals), 0n);
  return formatAmount(units, decimals);
}
