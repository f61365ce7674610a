import type { LedgerTonTransaction } from '@billfold/core/contract';
import { TimeText, type useTranslate } from '@billfold/react';
import type { StatementRow } from '@billfold/react/internal';

/** The TON rows of a transaction: the wallet's message, its expiry and its result. */
export function tonRows(
  t: ReturnType<typeof useTranslate>,
  transaction: LedgerTonTransaction,
): readonly StatementRow[] {
  const { result, seqno, walletId, bringsWallet, isBounceable, validUntil, memo, size } =
    transaction;
  return [
    { label: t('ledger.transaction.result'), value: t(`ledger.transaction.result.${result}`) },
    { label: t('ledger.transaction.seqno'), value: seqno },
    {
      label: t('ledger.transaction.walletId'),
      value: bringsWallet ? t('ledger.transaction.walletId.new', { id: walletId }) : walletId,
    },
    {
      label: t('ledger.transaction.bounce'),
      value: t(isBounceable ? 'ledger.transaction.bounce.yes' : 'ledger.transaction.bounce.no'),
    },
    {
      label: t('ledger.transaction.expires'),
      value: <TimeText at={validUntil} form="date" />,
    },
    ...(memo === null ? [] : [{ label: t('ledger.transaction.memo'), value: memo }]),
    { label: t('ledger.transaction.size'), value: t('ledger.transaction.bytes', { size }) },
  ];
}
