import { formatAmount, getNetwork } from '@billfold/core';
import type { LedgerSolanaTransaction } from '@billfold/core/contract';
import { AmountText, type useTranslate } from '@billfold/react';
import type { StatementRow } from '@billfold/react/internal';

/** The Solana rows of a transaction: memo, fee payer and recent block. */
export function solanaRows(
  t: ReturnType<typeof useTranslate>,
  transaction: LedgerSolanaTransaction,
): readonly StatementRow[] {
  const { network: code, networkFee, blockhash, memo, size } = transaction;
  const network = getNetwork(code);
  return [
    {
      label: t('ledger.transaction.networkFee'),
      value: <AmountText amount={formatAmount(networkFee, network)} unit={network.symbol} />,
    },
    { label: t('ledger.transaction.blockhash'), value: blockhash },
    ...(memo === null ? [] : [{ label: t('ledger.transaction.memo'), value: memo }]),
    { label: t('ledger.transaction.size'), value: t('ledger.transaction.bytes', { size }) },
  ];
}
