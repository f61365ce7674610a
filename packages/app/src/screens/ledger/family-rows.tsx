import { formatAmount, parseAmount } from '@billfold/core';
import type { LedgerEvmTransaction, LedgerTransaction } from '@billfold/core/contract';
import type { useTranslate } from '@billfold/react';
import { CopyIcon, type StatementRow } from '@billfold/react/internal';
import { solanaRows } from './solana-rows.tsx';
import { tonRows } from './ton-rows.tsx';
import { tronRows } from './tron-rows.tsx';

type Translate = ReturnType<typeof useTranslate>;

/** The rows that only transactions of one network family have. */
export function familyRows(
  t: Translate,
  locale: string,
  transaction: LedgerTransaction,
): readonly StatementRow[] {
  switch (transaction.family) {
    case 'utxo': {
      const { size, vsize } = transaction;
      const value = t('ledger.transaction.size.value', { size, vsize });
      return [{ label: t('ledger.transaction.size'), value }];
    }
    case 'evm':
      return evmRows(t, locale, transaction);
    case 'tron':
      return tronRows(t, transaction);
    case 'solana':
      return solanaRows(t, transaction);
    case 'ton':
      return tonRows(t, transaction);
    default:
      return transaction satisfies never;
  }
}

function evmRows(
  t: Translate,
  locale: string,
  transaction: LedgerEvmTransaction,
): readonly StatementRow[] {
  const { gasUsed: used, gasLimit: limit, gasPriceWei, nonce, chainId, size, data } = transaction;
  const grouped = (count: number): string => new Intl.NumberFormat(locale).format(count);
  const price = formatAmount(parseAmount(gasPriceWei, 0), gwei);
  return [
    {
      label: t('ledger.transaction.gas'),
      value: t('ledger.transaction.gas.value', { used: grouped(used), limit: grouped(limit) }),
    },
    {
      label: t('ledger.transaction.gasPrice'),
      value: t('ledger.transaction.gasPrice.value', { price }),
    },
    { label: t('ledger.transaction.nonce'), value: nonce },
    {
      label: t('ledger.transaction.chainId'),
      value: chainId ?? t('ledger.transaction.chainId.none'),
    },
    { label: t('ledger.transaction.size'), value: t('ledger.transaction.bytes', { size }) },
    ...dataRows(t, data),
  ];
}

/** The rows of a memo or payload, which may be too long for one line. */
function dataRows(t: Translate, data: string): readonly StatementRow[] {
  if (data === '') return [];
  const value = (
    <>
      {t('ledger.transaction.bytes', { size: data.length / 2 })} <CopyIcon text={`0x${data}`} />
    </>
  );
  return [{ label: t('ledger.transaction.data'), value }];
}

/** 10^9 wei, in which people write gas prices. */
const gwei = { decimals: 9, digits: 9, trim: true } as const;
