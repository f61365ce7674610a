import { formatAmount, getNetwork } from '@billfold/core';
import type { LedgerTronTransaction } from '@billfold/core/contract';
import { AmountText, TimeText, type useTranslate } from '@billfold/react';
import type { StatementRow } from '@billfold/react/internal';

/** The Tron rows of a transaction: resources, reference block and expiration. */
export function tronRows(
  t: ReturnType<typeof useTranslate>,
  transaction: LedgerTronTransaction,
): readonly StatementRow[] {
  const { network: code, networkFee, bandwidth, energy, reference, expiresAt, size } = transaction;
  const network = getNetwork(code);
  const bits = reference.heightBits.toString(16).padStart(4, '0');
  return [
    {
      label: t('ledger.transaction.networkFee'),
      value: <AmountText amount={formatAmount(networkFee, network)} unit={network.symbol} />,
    },
    {
      label: t('ledger.transaction.bandwidth'),
      value: t('ledger.transaction.bytes', { size: bandwidth }),
    },
    { label: t('ledger.transaction.energy'), value: energy },
    {
      label: t('ledger.transaction.reference'),
      value: t('ledger.transaction.reference.value', { bits, hash: reference.hashPart }),
    },
    {
      label: t('ledger.transaction.expires'),
      value: <TimeText at={expiresAt} form="date" />,
    },
    { label: t('ledger.transaction.size'), value: t('ledger.transaction.bytes', { size }) },
  ];
}
